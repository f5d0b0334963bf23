import { expect, test } from "vitest";
import { gaugeScale, placeLabels, scaleEnd } from "./gauge-scale.ts";

const named = (...sizes: string[]) => sizes.map((size) => ({ model: `FLARE ${size}KW`, type: "hybrid" as const }));
const labelled = (products: ReturnType<typeof named>) =>
  placeLabels(products, gaugeScale(scaleEnd(products))).map(({ product }) => product.model.slice(6, -2));

test("scaleEnd is 12 kW for small models and beyond the largest of others", () => {
  expect(scaleEnd(named("4.2", "10.2"))).toBe(12);
  expect(scaleEnd(named("4.2", "15.0"))).toBe(18);
});

test("placeLabels labels every model of the usual range, whichever comes first", () => {
  const sizes = ["4.2", "5.0", "6.2", "8.2", "10.2"];
  for (const first of sizes) expect(labelled(named(first, ...sizes.filter((size) => size !== first)))).toHaveLength(5);
});

test("placeLabels leaves out labels that would cover an earlier one", () => {
  expect(labelled(named("10.0", "9.9", "4.0"))).toEqual(["10.0", "4.0"]);
});
