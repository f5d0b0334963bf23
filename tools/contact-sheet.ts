/**
 * Writes all pictures to one contact sheet, docs/pictures.jpg: each with its edition by night. Named as an argument, a
 * commit adds the pictures that it had.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { SOURCES } from "./picture-kinds.ts";

const [former] = process.argv.slice(2);
const CELL = { width: 320, height: 240 };
const GAP = 8;
const COLUMNS = 6;
const BACKGROUND = { light: "#efe9dd", dark: "#1c2135" };

type Cell = { label: string; source: Buffer };

const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 2 ** 26 });
const files = await readdir(SOURCES);
const formerFiles = former ? git("ls-tree", "--name-only", former, `${SOURCES}/`).toString().trim().split("\n") : [];

async function editionsOf(name: string): Promise<Cell[]> {
  const path = join(SOURCES, `${name}.webp`);
  const cells = formerFiles.includes(path)
    ? [{ label: `${name}, formerly`, source: git("show", `${former}:${path}`) }]
    : [];
  for (const label of [name, `${name}-dark`])
    if (files.includes(`${label}.webp`)) cells.push({ label, source: await readFile(join(SOURCES, `${label}.webp`)) });
  return cells;
}

async function draw({ label, source }: Cell): Promise<Buffer> {
  const background = BACKGROUND[label.endsWith("-dark") ? "dark" : "light"];
  const picture = await sharp(source)
    .resize({ ...CELL, fit: "contain", background })
    .flatten({ background })
    .toBuffer();
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.height}"><text x="8" y="230" font-family="sans-serif" font-size="13" fill="#14181c" stroke="#fff" stroke-width="3" paint-order="stroke">${label}</text></svg>`,
  );
  return sharp(picture)
    .composite([{ input: text }])
    .toBuffer();
}

const names = files.map((file) => basename(file, ".webp")).filter((name) => !name.endsWith("-dark"));
const groups = await Promise.all(names.toSorted().map(editionsOf));

// Those with most editions first, so that rows are full; a group stays in one row.
let [row, column] = [0, 0];
const placed: { input: Buffer; left: number; top: number }[] = [];
for (const group of groups.toSorted((a, b) => b.length - a.length)) {
  if (column + group.length > COLUMNS) [row, column] = [row + 1, 0];
  for (const cell of group) {
    const left = GAP + column * (CELL.width + GAP);
    placed.push({ input: await draw(cell), left, top: GAP + row * (CELL.height + GAP) });
    column += 1;
  }
}

await sharp({
  create: {
    width: GAP + COLUMNS * (CELL.width + GAP),
    height: GAP + (row + 1) * (CELL.height + GAP),
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(placed)
  .jpeg({ quality: 82 })
  .toFile("docs/pictures.jpg");
console.log(`docs/pictures.jpg: ${placed.length} pictures`);
