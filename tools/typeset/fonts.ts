/** Static instances of the variable font Anek, since PDF does not support variable fonts. */
import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fontFiles } from "../font-files.ts";
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

const open = { latin: create, devanagari: openShapedByHarfbuzz };

export type Cut = keyof typeof cuts;
export type Script = keyof typeof open;
type Cuts = Record<Cut, Font>;
export type Fonts = Record<Script, Cuts>;

async function cutScript(script: Script, characters: string): Promise<Cuts> {
  const anek = await readFile(fontFiles[script]);
  const cut = async (axes: { wght: number; wdth: number }) =>
    open[script](await subsetFont(anek, characters, { targetFormat: "truetype", variationAxes: axes }));
  return {
    text: await cut(cuts.text),
    strong: await cut(cuts.strong),
    heading: await cut(cuts.heading),
    numeral: await cut(cuts.numeral),
    mark: await cut(cuts.mark),
  };
}

export async function cutFonts(): Promise<Fonts> {
  const { latin, devanagari } = usedCharacters();
  return { latin: await cutScript("latin", latin), devanagari: await cutScript("devanagari", devanagari) };
}
