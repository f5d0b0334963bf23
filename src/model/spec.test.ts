import { expect, test } from "vitest";
import { specRows } from "./spec.ts";

test("specRows are as specified, with the product's capacity in the first two rows", () => {
  expect(specRows({ capacity: "6.2KW Hybrid" }).map(({ label, value }) => [label, value])).toEqual([
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
