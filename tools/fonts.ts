/** Subsets the fonts to the characters of content and code, and to the weights and widths that the site uses. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { readSources, type Sources } from "./content/sources.ts";
import { ASCII, type FontName, fontFiles, sortCharacters } from "./font-files.ts";
import { subsetByShaping } from "./subset-by-shaping.ts";
import { codeFiles, textsIn } from "./syntax-tree.ts";

const OUTPUT = ".cache/fonts";
/** What the files were made from. */
const RECIPE = `${OUTPUT}/recipe.json`;

const variable = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } };
// Pages in Devanagari need two scripts, so they get two weights of each instead of a variable font.
const text = { wght: 430, wdth: 100 };
const bold = { wght: 620, wdth: 108 };
// Tabular figures, but no kerning: it would add 10 KiB and changes few pairs visibly. Without it nothing reads GDEF.
const plain = { keepFeatures: ["tnum"], dropTables: ["GDEF"] };

type Use = "everywhere" | "names" | "numerals";
type Cut = { from: FontName; use: Use; options: object };

const cuts: Record<string, Cut> = {
  "anek-latin": { from: "latin", use: "everywhere", options: { variationAxes: variable, ...plain } },
  "anek-latin-extended": { from: "latinExtended", use: "everywhere", options: { variationAxes: variable, ...plain } },
  "anek-latin-text": { from: "latin", use: "everywhere", options: { variationAxes: text, ...plain } },
  "anek-latin-bold": { from: "latin", use: "everywhere", options: { variationAxes: bold, ...plain } },
  "anek-numerals": {
    from: "latin",
    use: "numerals",
    options: { variationAxes: { wght: { min: 600, max: 760 }, wdth: 125 }, ...plain },
  },
  // The tagline and the names of languages, on English pages.
  "anek-devanagari": { from: "devanagari", use: "names", options: { variationAxes: { wght: 480, wdth: 112 } } },
  "anek-devanagari-text": { from: "devanagari", use: "everywhere", options: { variationAxes: text } },
  "anek-devanagari-bold": { from: "devanagari", use: "everywhere", options: { variationAxes: bold } },
};

/** Without keywords, which no page shows. */
const textsOf = (data: unknown): string[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([name, each]) => (name === "keywords" ? [] : textsOf(each)))
    : [String(data ?? "")];

/** What is shown in place of a numeral, such as "OFF" and "{largest}+". */
const figuresIn = (data: unknown): string[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([name, each]) =>
        name === "figure" && typeof each === "object"
          ? textsOf(each).map((text) => text.replaceAll(/\{\w+\}/g, ""))
          : figuresIn(each),
      )
    : [];

/** Set as the logo. */
const namesIn = (site: unknown): string[] => [(site as { name: string }).name];

/** Texts that pages or data sheets may show. */
function textsByUse(sources: Sources): Record<Use, string[]> {
  const inFiles = (isWanted: (file: string) => boolean, texts = textsOf) =>
    Object.entries(sources).flatMap(([file, yaml]) => (isWanted(file) ? texts(parse(yaml)) : []));
  return {
    everywhere: [ASCII, ...inFiles(() => true), ...codeFiles().flatMap(textsIn)],
    names: inFiles((file) => file === "en/site.yaml" || file.endsWith("/language.yaml")),
    numerals: [
      "0123456789.",
      ...inFiles((file) => file.endsWith("/site.yaml"), namesIn),
      ...inFiles(() => true, figuresIn),
    ],
  };
}

const charactersFor = (font: FontName, texts: readonly string[]): string =>
  [...new Set(texts.flatMap((each) => sortCharacters(each)[font]))].sort().join("");

const charactersByFont = (texts: readonly string[]): Record<FontName, string> => ({
  latin: charactersFor("latin", texts),
  latinExtended: charactersFor("latinExtended", texts),
  devanagari: charactersFor("devanagari", texts),
});

/** The characters of all texts, by font. */
export const usedCharacters = (sources = readSources()) => charactersByFont(textsByUse(sources).everywhere);

const DEVANAGARI_WORD = /\p{Script_Extensions=Devanagari}+/gu;

/** Words in Devanagari, in a fixed order. */
export const devanagariWords = (texts: readonly string[] = textsByUse(readSources()).everywhere): string[] =>
  [...new Set(texts.flatMap((each) => each.match(DEVANAGARI_WORD) ?? []))].sort();

async function make({ from, options }: Cut, texts: readonly string[]): Promise<Buffer> {
  const font = await readFile(fontFiles[from]);
  const source = from === "devanagari" ? await subsetByShaping(font, devanagariWords(texts)) : font;
  return subsetFont(source, charactersFor(from, texts), { targetFormat: "woff2", ...options });
}

/** Leaves the files alone while nothing has changed that they are made from. */
export async function makeFonts(): Promise<void> {
  const texts = textsByUse(readSources());
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const { everywhere, numerals } = texts;
  const recipe = JSON.stringify({
    cuts,
    characters: charactersByFont(everywhere),
    words: devanagariWords(everywhere),
    numerals,
    devDependencies,
  });
  if ((await readFile(RECIPE, "utf8").catch(() => "")) === recipe) return;
  await mkdir(OUTPUT, { recursive: true });
  for (const [name, cut] of Object.entries(cuts)) {
    const font = await make(cut, texts[cut.use]);
    await writeFile(`${OUTPUT}/${name}.woff2`, font);
    console.log(`${name}: ${(font.length / 1024).toFixed(1)} KiB`);
  }
  await writeFile(RECIPE, recipe);
}
