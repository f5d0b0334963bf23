import { expect, test } from "vitest";
import { withParam } from "./use-param.ts";

test("one choice changes, the others stay", () => {
  expect(withParam("?type=hybrid&compare=a", "compare", "a,b")).toBe("type=hybrid&compare=a,b");
  expect(withParam("?type=hybrid&compare=a,b", "type", "")).toBe("compare=a,b");
  expect(withParam("?compare=a", "compare", "")).toBe("");
});

test("what a choice says cannot break out of it", () => {
  expect(withParam("", "type", "a&compare=b")).toBe("type=a%26compare%3Db");
});
