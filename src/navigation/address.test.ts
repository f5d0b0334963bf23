import { expect, test } from "vitest";
import { hrefOf } from "./address.ts";

test("an address as text stays as it is", () => {
  expect(hrefOf("/products", "/")).toBe("/products");
  expect(hrefOf("#main", "/products")).toBe("#main");
});

test("parts of an address keep the page, and lose the query and the hash that they do not name", () => {
  expect(hrefOf({ search: "type=hybrid" }, "/products")).toBe("/products?type=hybrid");
  expect(hrefOf({ search: "?type=hybrid", hash: "#compare" }, "/products")).toBe("/products?type=hybrid#compare");
  expect(hrefOf({ search: "" }, "/products")).toBe("/products");
  expect(hrefOf({ pathname: "/", hash: "contact" }, "/products")).toBe("/#contact");
});
