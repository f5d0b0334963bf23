import { expect, test } from "vitest";
import { makeProduct } from "../model/product.fixture.ts";
import { specRows } from "./spec-rows.ts";

const rowsOf = (product: Parameters<typeof specRows>[0]) => specRows(product).map(({ label, value }) => [label, value]);

test("specRows are as specified, with the product's capacity in the first two rows", () => {
  expect(rowsOf(makeProduct({ capacity: "6.2KW Hybrid" }))).toEqual([
    ["Max power", "6.2KW Hybrid"],
    ["Rated output", "6.2KW Hybrid"],
    ["MPPT range", "180-800V"],
    ["Max input current", "12A/12A"],
    ["MPP trackers", "2"],
    ["Max output current", "25A"],
    ["Power factor", "0.9 leading to 0.9 lagging"],
    ["Efficiency", "98.5%"],
  ]);
});

test("specRows have the product's own figures, with a current for each tracker", () => {
  const { figures } = makeProduct();
  const own = makeProduct({ figures: { ...figures, trackers: 3, inputCurrent: 16, efficiency: 98 } });
  expect(rowsOf(own)).toEqual(
    expect.arrayContaining([
      ["Max input current", "16A/16A/16A"],
      ["MPP trackers", "3"],
      ["Efficiency", "98%"],
    ]),
  );
});
