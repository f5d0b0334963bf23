import { expect, test } from "vitest";
import { withParam } from "./use-param.ts";

test("withParam changes one parameter and keeps the others", () => {
  expect(withParam("?type=hybrid&compare=a", "compare", "a,b")).toBe("type=hybrid&compare=a,b");
  expect(withParam("?type=hybrid&compare=a,b", "type", "")).toBe("compare=a,b");
  expect(withParam("?compare=a", "compare", "")).toBe("");
});

test("withParam escapes the value", () => {
  expect(withParam("", "type", "a&compare=b")).toBe("type=a%26compare%3Db");
});
