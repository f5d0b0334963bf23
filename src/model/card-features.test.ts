import { expect, test } from "vitest";
import { cardFeatures } from "./card-features.ts";

test("a card shows two features, then counts the rest", () => {
  expect(cardFeatures(["a", "b", "c", "d", "e"])).toEqual({ shown: ["a", "b"], more: "+ 3 more features" });
});

test("nothing is counted when nothing is left", () => {
  expect(cardFeatures(["a", "b"])).toEqual({ shown: ["a", "b"], more: undefined });
});
