/** Writes all pictures to one contact sheet, docs/pictures.jpg, to compare them side by side. */
import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";

const SOURCES = "art/sources";
const CELL = { width: 320, height: 240 };
const GAP = 8;
const COLUMNS = 6;
const BACKGROUND = "#efe9dd";

const files = (await readdir(SOURCES)).toSorted();
const cells = await Promise.all(
  files.map(async (file, i) => {
    const picture = await sharp(join(SOURCES, file))
      .resize({ ...CELL, fit: "contain", background: BACKGROUND })
      .flatten({ background: BACKGROUND })
      .toBuffer();
    const name = basename(file, extname(file));
    const label = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.height}"><text x="8" y="230" font-family="sans-serif" font-size="13" fill="#14181c" stroke="#fff" stroke-width="3" paint-order="stroke">${name}</text></svg>`,
    );
    const input = await sharp(picture)
      .composite([{ input: label }])
      .toBuffer();
    return {
      input,
      left: GAP + (i % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (CELL.height + GAP),
    };
  }),
);

await sharp({
  create: {
    width: GAP + COLUMNS * (CELL.width + GAP),
    height: GAP + Math.ceil(files.length / COLUMNS) * (CELL.height + GAP),
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(cells)
  .jpeg({ quality: 82 })
  .toFile("docs/pictures.jpg");
console.log(`docs/pictures.jpg: ${files.length} pictures`);
