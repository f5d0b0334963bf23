import { fitting } from "../../src/model/solution.ts";
import { unnamed } from "./id-checks.ts";
import { languages } from "./languages.ts";
import type { Content, Problem } from "./parse.ts";

/** Tiles and the models that they name are in several files, tied by ids. */
export function solutionProblems({ facts: { solutions }, words, products }: Content): Problem[] {
  const ids = Object.keys(solutions);
  const fitNone = Object.entries(solutions)
    .filter(([, fits]) => fitting(products.en, fits).length === 0)
    .map(([id]) => ({ file: "facts/solutions.yaml", key: ["solutions", id], reason: "fits no model" }));
  const untied = languages.flatMap((language) => {
    const tiles = words[language]["solution-tiles"].map(({ id }) => id);
    return unnamed({ file: `${language}/solution-tiles.yaml`, key: ["solutions"], ids: tiles }, ids);
  });
  return [...fitNone, ...untied];
}
