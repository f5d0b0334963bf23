/** Static instances of the variable font Anek, since PDF does not support variable fonts. */
import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { type FontName, fontFiles } from "../font-files.ts";
import { usedCharacters } from "../fonts.ts";
import { openShapedByHarfbuzz } from "./harfbuzz.ts";

/** Weight and width as on the site. */
const cuts = {
  text: { wght: 420, wdth: 100 },
  strong: { wght: 560, wdth: 105 },
  heading: { wght: 620, wdth: 113 },
  numeral: { wght: 600, wdth: 125 },
  mark: { wght: 760, wdth: 125 },
};

const open = { latin: create, latinExtended: create, devanagari: openShapedByHarfbuzz };

export type Cut = keyof typeof cuts;
type Cuts = Record<Cut, Font>;
export type Fonts = Record<FontName, Cuts>;

/** fontkit reads the box of a glyph even if it has none, such as a space at the end of the file. */
const EMPTY_GLYPH = Buffer.alloc(10);

/** Spaces stay with the text before them, so every font needs them. */
const SPACES = " \u00a0";

async function cutFont(name: FontName, characters: string): Promise<Cuts> {
  const anek = await readFile(fontFiles[name]);
  const cut = async (axes: { wght: number; wdth: number }) => {
    const font = await subsetFont(anek, characters + SPACES, { targetFormat: "truetype", variationAxes: axes });
    return open[name](Buffer.concat([font, EMPTY_GLYPH]));
  };
  return {
    text: await cut(cuts.text),
    strong: await cut(cuts.strong),
    heading: await cut(cuts.heading),
    numeral: await cut(cuts.numeral),
    mark: await cut(cuts.mark),
  };
}

export async function cutFonts(): Promise<Fonts> {
  const { latin, latinExtended, devanagari } = usedCharacters();
  return {
    latin: await cutFont("latin", latin),
    latinExtended: await cutFont("latinExtended", latinExtended),
    devanagari: await cutFont("devanagari", devanagari),
  };
}

/** The left side bearing of a character, in em. */
export function leftBearing(font: Font, character: string): number {
  const [glyph] = font.glyphsForString(character);
  return (glyph?.bbox.minX ?? 0) / font.unitsPerEm;
}
