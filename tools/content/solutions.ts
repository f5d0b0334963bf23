import { fitting } from "../../src/model/solution.ts";
import { unknownIds } from "./id-checks.ts";
import type { Content, Problem } from "./parse.ts";

/** A tile without an entry in facts/solutions.yaml names every model, so that the editor can add it alone. */
export function solutionProblems({ facts: { solutions }, words, products }: Content): Problem[] {
  const place = { file: "facts/solutions.yaml", key: ["solutions"] };
  const fitNone = Object.entries(solutions)
    .filter(([, fits]) => fitting(products.en, fits).length === 0)
    .map(([id]) => ({ ...place, key: ["solutions", id], reason: "fits no model" }));
  const tiles = Object.values(words).flatMap((each) => each["solution-tiles"].map(({ id }) => id));
  return [...fitNone, ...unknownIds({ ...place, ids: Object.keys(solutions) }, tiles, "tile")];
}
