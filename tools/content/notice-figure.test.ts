import { expect, test } from "vitest";
import { measured } from "./notice-figure.ts";

test("a figure has the width and side bearing that its text has in the font at 230 px", () => {
  expect(measured("404")).toEqual({ text: "404", width: 514, bearing: 8 });
  expect(measured("0.0")).toEqual({ text: "0.0", width: 422, bearing: 13 });
});

test("a figure with letters that the font of numerals lacks is refused", () => {
  expect(() => measured("बंद")).toThrow("plain keyboard");
});
