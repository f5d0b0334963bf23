import { expect, test } from "vitest";
import { measured } from "./notice-figure.ts";

test("measured() returns advance width and ink bounds at 230 px", () => {
  expect(measured("404")).toEqual({ text: "404", width: 514, left: 8, right: 509 });
  expect(measured("0.0")).toEqual({ text: "0.0", width: 422, left: 13, right: 409 });
});

test("a figure with letters that the font of numerals lacks is refused", () => {
  expect(() => measured("बंद")).toThrow("plain keyboard");
});
