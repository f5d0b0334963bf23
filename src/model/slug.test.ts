import fc from "fast-check";
import { expect, test } from "vitest";
import { findProduct, menuSlug, productSlug } from "./slug.ts";

test("productSlug is lower case with hyphens and without dots", () => {
  expect(productSlug("FLARE 4.2KW")).toBe("flare-42kw");
  expect(productSlug("FLARE 5.0KW Hybrid")).toBe("flare-50kw-hybrid");
  expect(productSlug("FLARE 10.2KW")).toBe("flare-102kw");
});

test("menuSlug keeps the dot", () => {
  expect(menuSlug("FLARE 4.2KW")).toBe("flare-4.2kw");
});

test("findProduct accepts both slugs and no other", () => {
  const products = [{ model: "FLARE 4.2KW" }, { model: "FLARE 6.2KW" }];
  expect(findProduct(products, "flare-62kw")).toBe(products[1]);
  expect(findProduct(products, "flare-6.2kw")).toBe(products[1]);
  expect(findProduct(products, "FLARE-62KW")).toBeUndefined();
  expect(findProduct(products, undefined)).toBeUndefined();
});

test("findProduct returns only existing products for any text", () => {
  const products = [{ model: "FLARE 4.2KW" }];
  fc.assert(
    fc.property(fc.string(), (slug) => {
      const found = findProduct(products, slug);
      return found === undefined || slug === "flare-42kw" || slug === "flare-4.2kw";
    }),
  );
});
