import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareParam, parseCompare, toggleCompared } from "./compare.ts";
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
