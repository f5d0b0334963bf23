import { describe, expect, test } from "vitest";
import { features } from "#facts/features.ts";
import { makeProduct } from "../../model/product.fixture.ts";
import { compareRows, sharedByRange } from "./rows.ts";

const standard = makeProduct({ model: "FLARE 4.2KW", capacity: "4.2KW", type: "standard", features: ["efficiency"] });
const hybrid = makeProduct({ features: ["battery"] });
const larger = makeProduct({ model: "FLARE 8.2KW", capacity: "8.2KW Hybrid", features: ["battery"] });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("compareRows", () => {
  test("separates differing rows (capacity, type, features) from the six same ones", () => {
    const { differing, same } = compareRows([standard, hybrid]);
    expect(ids(differing)).toEqual(["max-power", "rated-output", "type", "battery"]);
    expect(differing.at(-1)?.values).toEqual([false, true]);
    expect(same).toHaveLength(6);
    expect(same.at(-1)).toMatchObject({ id: "efficiency", values: ["98.5%", "98.5%"] });
  });

  test("reports a figure that differs between models", () => {
    const own = makeProduct({ ...hybrid, figures: { ...hybrid.figures, efficiency: 97 } });
    const row = compareRows([standard, own]).differing.find(({ id }) => id === "efficiency");
    expect(row?.values).toEqual(["98.5%", "97%"]);
  });

  test("leaves out features that repeat a row of the specification", () => {
    expect(features.efficiency?.row).toBe("efficiency");
    const all = compareRows([standard, hybrid]);
    expect(ids([...all.differing, ...all.same]).filter((id) => id === "efficiency")).toHaveLength(1);
  });

  test("is empty without products", () => {
    expect(compareRows([])).toEqual({ differing: [], same: [] });
  });
});

test("sharedByRange is false for what only hybrids share", () => {
  const all = [standard, hybrid, larger];
  expect(ids(compareRows([hybrid, larger]).same)).toEqual(expect.arrayContaining(["type", "battery"]));
  expect(sharedByRange([hybrid, larger], all)).toBe(false);
  expect(sharedByRange([standard, hybrid], all)).toBe(true);
});
