import { expect, test } from "vitest";
import { pathIn } from "./path-in-language.ts";

test("pathIn puts the language first and leaves no slash behind it", () => {
  expect(pathIn("/hi", "/products/flare-62kw?a=1#b")).toBe("/hi/products/flare-62kw?a=1#b");
  expect(pathIn("/hi", "/")).toBe("/hi");
  expect(pathIn("/hi", "/#contact")).toBe("/hi#contact");
  expect(pathIn("/hi", "/?city=jaipur#contact")).toBe("/hi?city=jaipur#contact");
  expect(pathIn("", "/#contact")).toBe("/#contact");
});
