import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareParam, compareRows, parseCompare, sharedByRange, toggleCompared } from "./compare.ts";
import { makeProduct } from "./product.fixture.ts";
import { byCapacity } from "./product.ts";
import { productSlug } from "./slug.ts";

const sizes = ["4.2", "6.2", "8.2", "10.2", "5.0", "12.5"];
const range = sizes.map((size) => makeProduct({ model: `FLARE ${size}KW`, capacity: `${size}KW` }));
const named = (...models: string[]) => range.filter(({ model }) => models.includes(model.slice(6, -2)));

describe("parseCompare", () => {
  test("sorts models by size", () => {
    expect(parseCompare("flare-102kw,flare-50kw,flare-42kw", range)).toEqual(byCapacity(named("4.2", "5.0", "10.2")));
  });

  test("accepts slugs with a dot, as in menu links", () => {
    expect(parseCompare("flare-4.2kw,flare-62kw", range)).toEqual(named("4.2", "6.2"));
  });

  test("ignores unknown, empty and repeated slugs", () => {
    expect(parseCompare("flare-42kw,,toaster, flare-42kw,flare-4.2kw", range)).toEqual(named("4.2"));
    expect(parseCompare("", range)).toEqual([]);
    expect(parseCompare(null, range)).toEqual([]);
  });

  test("takes the first five models", () => {
    const six = range.map(({ model }) => productSlug(model)).join(",");
    expect(parseCompare(six, range)).toEqual(byCapacity(range.slice(0, 5)));
  });

  test("returns at most five distinct models for any text", () => {
    const slug = fc.constantFrom(...range.map(({ model }) => productSlug(model)), "flare-4.2kw", "toaster");
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(slug, fc.string())).map((parts) => parts.join(",")),
    );
    fc.assert(
      fc.property(text, (value) => {
        const chosen = parseCompare(value, range);
        expect(chosen.length).toBeLessThanOrEqual(5);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(range).toEqual(expect.arrayContaining(chosen));
      }),
    );
  });

  test("round-trips with compareParam", () => {
    fc.assert(
      fc.property(fc.subarray(range, { maxLength: 5 }), (subset) => {
        const chosen = byCapacity(subset);
        expect(parseCompare(compareParam(chosen), range)).toEqual(chosen);
      }),
    );
  });
});

describe("toggleCompared", () => {
  test("adds a model by size and removes it again", () => {
    const [small, large] = named("4.2", "8.2");
    const [middle] = named("5.0");
    if (!small || !large || !middle) throw new Error("the range has lost a model");
    expect(toggleCompared([small, large], middle)).toEqual([small, middle, large]);
    expect(toggleCompared([small, middle, large], middle)).toEqual([small, large]);
  });

  test("does not add a sixth model", () => {
    const five = byCapacity(range.slice(0, 5));
    expect(toggleCompared(five, makeProduct({ model: "FLARE 12.5KW" }))).toEqual(five);
  });
});

describe("compareRows", () => {
  const standard = makeProduct({ model: "FLARE 4.2KW", capacity: "4.2KW", type: "standard", features: ["98.5%"] });
  const hybrid = makeProduct({ features: ["Charges a battery"] });
  const larger = makeProduct({ model: "FLARE 8.2KW", capacity: "8.2KW Hybrid", features: ["Charges a battery"] });
  const notes = { "98.5%": { icon: "efficiency", text: "", row: "efficiency" } } as const;
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  test("separates differing rows (capacity, type, features) from the six same ones", () => {
    const { differing, same } = compareRows([standard, hybrid], notes);
    expect(ids(differing)).toEqual(["max-power", "rated-output", "type", "Charges a battery"]);
    expect(differing.at(-1)?.values).toEqual([false, true]);
    expect(same).toHaveLength(6);
    expect(same.at(-1)).toEqual({ id: "efficiency", label: "Efficiency", values: ["98.5%", "98.5%"] });
  });

  test("leaves out features that repeat a row of the specification", () => {
    expect(ids(compareRows([standard, hybrid], notes).differing)).not.toContain("98.5%");
    expect(ids(compareRows([standard, hybrid], {}).differing)).toContain("98.5%");
  });

  test("sharedByRange is false for what only hybrids share", () => {
    const all = [standard, hybrid, larger];
    expect(ids(compareRows([hybrid, larger], notes).same)).toEqual(
      expect.arrayContaining(["type", "Charges a battery"]),
    );
    expect(sharedByRange([hybrid, larger], all, notes)).toBe(false);
    expect(sharedByRange([standard, hybrid], all, notes)).toBe(true);
  });

  test("is empty without products", () => {
    expect(compareRows([], notes)).toEqual({ differing: [], same: [] });
  });
});
