/** Writes the icons from art/mark.svg, and the word mark from its font. */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { wordMark } from "./word-mark.ts";

const MARK = "art/mark.svg";
const WORD_MARK = "art/wordmark.svg";
const GROUND = "#1b2440";

async function png(size: number, inset: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset));
  const mark = await sharp(await readFile(MARK), { density: 600 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = inset > 0 ? GROUND : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** An ICO file with one PNG: header (6 bytes), directory entry (16 bytes), picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await copyFile(MARK, "public/favicon.svg");
await writeFile("public/favicon.ico", ico(await png(32, 0), 32));
await writeFile("public/apple-touch-icon.png", await png(180, 0.12));
for (const size of [192, 512]) await writeFile(`public/icon-${size}.png`, await png(size, 0.12));
await writeFile(WORD_MARK, await wordMark());
await copyFile(WORD_MARK, "public/wordmark.svg");
