/** Subsets Anek to the glyphs, weights and widths that the site uses. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { site } from "#content/site.ts";
import { latin } from "./glyphs.ts";

const FONTS = "node_modules/@fontsource-variable";
const OUTPUT = "src/assets/fonts";

const fonts = [
  {
    source: `${FONTS}/anek-latin/files/anek-latin-latin-standard-normal.woff2`,
    target: "anek-latin.woff2",
    text: latin,
    axes: { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } },
    // Tabular figures, but no kerning: it would add 10 KiB and changes few pairs visibly.
    features: ["tnum"],
    // Contains only variations of kerning, 4 KiB.
    dropTables: ["GDEF"],
  },
  {
    source: `${FONTS}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2`,
    target: "anek-devanagari.woff2",
    text: site.taglineHindi,
    axes: { wght: 320, wdth: 112 },
  },
];

await mkdir(OUTPUT, { recursive: true });
for (const { source, target, text, axes, features, dropTables } of fonts) {
  const cut = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features, dropTables } as const;
  const font = await subsetFont(await readFile(source), text, cut);
  await writeFile(`${OUTPUT}/${target}`, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
}
