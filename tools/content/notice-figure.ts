import { readFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { Words } from "../../content/schema/index.ts";
import { ASCII, fontFiles } from "../font-files.ts";

/** As in src/layout/notice.tsx. */
const SIZE = 230;

/** As `numeral` on the site. */
const variationAxes = { wght: 600, wdth: 125 };

const font = create(
  await subsetFont(readFileSync(fontFiles.latin), ASCII, { targetFormat: "truetype", variationAxes }),
);

/** The figure with its width and the ends of its ink, for the dimension line below it. */
export function measured(text: string): Words["offline"]["figure"] {
  const glyphs = font.glyphsForString(text);
  if (glyphs.some(({ id }) => id === 0)) throw new Error("must be of letters, digits and signs of a plain keyboard");
  const pixels = (units: number) => Math.round((units * SIZE) / font.unitsPerEm);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  const last = glyphs.at(-1);
  const right = width - (last ? last.advanceWidth - last.bbox.maxX : 0);
  return { text, width: pixels(width), left: pixels(glyphs[0]?.bbox.minX ?? 0), right: pixels(right) };
}
