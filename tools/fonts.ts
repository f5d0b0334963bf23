/** Subsets the fonts to the characters of content and code, and to the weights and widths that the site uses. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { readSources, type Sources } from "./content/sources.ts";
import { type FontName, fontFiles, sortCharacters } from "./font-files.ts";
import { codeFiles, textsIn } from "./syntax-tree.ts";

const OUTPUT = ".cache/fonts";
/** What the files were made from. */
const RECIPE = `${OUTPUT}/recipe.json`;

const axes = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } };
// Tabular figures, but no kerning: it would add 10 KiB and changes few pairs visibly. GDEF has only its variations.
const latinCut = { variationAxes: axes, keepFeatures: ["tnum"], dropTables: ["GDEF"] };

const fonts: Record<FontName, { target: string; cut: object }> = {
  latin: { target: "anek-latin.woff2", cut: latinCut },
  latinExtended: { target: "anek-latin-extended.woff2", cut: latinCut },
  devanagari: { target: "anek-devanagari.woff2", cut: { variationAxes: { wght: 320, wdth: 112 } } },
};

/** Visitors and formatted figures may need any of these. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

const textsOf = (data: unknown): string[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [String(data ?? "")];

/** Every text that a page or a data sheet may show. */
const texts = (sources: Sources): string[] => [
  ascii,
  ...Object.values(sources).flatMap((yaml) => textsOf(parse(yaml))),
  ...codeFiles().flatMap(textsIn),
];

/** The characters of all texts, by font. */
export function usedCharacters(sources = readSources()): Record<FontName, string> {
  const sorted = texts(sources).map(sortCharacters);
  const all = (font: FontName) => [...new Set(sorted.flatMap((each) => each[font]))].sort().join("");
  return { latin: all("latin"), latinExtended: all("latinExtended"), devanagari: all("devanagari") };
}

/** Leaves the files alone while nothing has changed that they are made from. */
export async function makeFonts(): Promise<void> {
  const characters = usedCharacters();
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const recipe = JSON.stringify({ characters, fonts, devDependencies });
  if ((await readFile(RECIPE, "utf8").catch(() => "")) === recipe) return;
  await mkdir(OUTPUT, { recursive: true });
  for (const name of Object.keys(fonts) as FontName[]) {
    const { target, cut } = fonts[name];
    const font = await subsetFont(await readFile(fontFiles[name]), characters[name], { targetFormat: "woff2", ...cut });
    await writeFile(`${OUTPUT}/${target}`, font);
    console.log(`${target}: ${characters[name].length} characters, ${(font.length / 1024).toFixed(1)} KiB`);
  }
  await writeFile(RECIPE, recipe);
}
