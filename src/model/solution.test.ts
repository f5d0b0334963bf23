import { expect, test } from "vitest";
import { fitting } from "./solution.ts";

const products = [
  { model: "FLARE 8.2KW", type: "hybrid" },
  { model: "FLARE 4.2KW", type: "standard" },
  { model: "FLARE 6.2KW", type: "hybrid" },
] as const;
const models = (fits: Parameters<typeof fitting>[1]) => fitting(products, fits).map(({ model }) => model);

test("fitting includes both ends of the kilowatts and sorts by size", () => {
  expect(models({ upTo: 6.2 })).toEqual(["FLARE 4.2KW", "FLARE 6.2KW"]);
  expect(models({ from: 6.2 })).toEqual(["FLARE 6.2KW", "FLARE 8.2KW"]);
  expect(models({ from: 5, upTo: 7 })).toEqual(["FLARE 6.2KW"]);
});

test("fitting takes one type, or both if none is given", () => {
  expect(models({ type: "hybrid" })).toEqual(["FLARE 6.2KW", "FLARE 8.2KW"]);
  expect(models({})).toHaveLength(products.length);
});
