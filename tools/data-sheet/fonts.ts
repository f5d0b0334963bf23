/** Static instances of the variable font Anek, since PDF does not support variable fonts. */
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type FontName, fontFiles } from "../font-files.ts";
import { usedCharacters } from "../fonts.ts";

/** Weight and width as on the site. */
const cuts = {
  text: { wght: 420, wdth: 100 },
  strong: { wght: 560, wdth: 105 },
  heading: { wght: 620, wdth: 113 },
  numeral: { wght: 600, wdth: 125 },
  mark: { wght: 760, wdth: 125 },
};

export type Cut = keyof typeof cuts;
export type Fonts = Record<Cut, Buffer>;

export async function cutFonts(script: FontName = "latin"): Promise<Fonts> {
  const anek = await readFile(fontFiles[script]);
  const characters = usedCharacters()[script];
  const cut = (axes: { wght: number; wdth: number }) =>
    subsetFont(anek, characters, { targetFormat: "truetype", variationAxes: axes });
  return {
    text: await cut(cuts.text),
    strong: await cut(cuts.strong),
    heading: await cut(cuts.heading),
    numeral: await cut(cuts.numeral),
    mark: await cut(cuts.mark),
  };
}
