import { expect, test } from "vitest";
import { filterProducts, parseFilter } from "./filter.ts";
import { makeProduct } from "./product.fixture.ts";

const standard = makeProduct({ type: "standard" });
const hybrid = makeProduct({ type: "hybrid" });

test("filterProducts keeps one type, or everything in order for 'all'", () => {
  expect(filterProducts([standard, hybrid], "standard")).toEqual([standard]);
  expect(filterProducts([standard, hybrid], "hybrid")).toEqual([hybrid]);
  expect(filterProducts([standard, hybrid], "all")).toEqual([standard, hybrid]);
});

test("parseFilter falls back to 'all'", () => {
  expect(parseFilter("hybrid")).toBe("hybrid");
  expect(parseFilter("HYBRID")).toBe("all");
  expect(parseFilter("toString")).toBe("all");
  expect(parseFilter(null)).toBe("all");
});
