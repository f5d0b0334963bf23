import { expect, test } from "vitest";
import { cardFeatures } from "./card-features.ts";

test("cardFeatures shows two features and counts the rest", () => {
  expect(cardFeatures(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b"], more: "+ 3 more features" });
});

test("cardFeatures has no count when nothing is left", () => {
  expect(cardFeatures(["a", "b"])).toEqual({ shown: ["a", "b"], more: undefined });
});
