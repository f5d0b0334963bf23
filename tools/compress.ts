/** Writes .br and .gz files for every text file in dist/, which hosts send instead of compressing themselves. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = "dist/**/*.{html,css,js,json,svg,xml,txt,webmanifest}";

async function compress(file: string): Promise<{ before: number; after: number }> {
  const text = await readFile(file);
  const br = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
  return { before: text.length, after: br.length };
}

const sizes = await Promise.all(globSync(TEXT).map(compress));
const kib = (side: "before" | "after") => Math.round(sizes.reduce((sum, size) => sum + size[side], 0) / 1024);
console.log(`compressed ${sizes.length} files: ${kib("before")} KiB, ${kib("after")} KiB with Brotli`);
