import { expect, test } from "vitest";
import { foldDevanagari, soundsLike } from "./devanagari.ts";

test.each([
  ["बिजली", "bijli"],
  ["बिजली", "bijlee"],
  ["छत", "chhat"],
  ["छत", "chat"],
  ["धूप", "dhoop"],
  ["बैटरी", "batri"],
  ["बैटरी", "battery"],
  ["इंवर्टर", "inverter"],
  ["पैनल", "panel"],
])("%s sounds like %s", (word, latin) => {
  const devanagari = [...word].map(foldDevanagari).join("");
  expect(soundsLike(devanagari, latin)).toBe(true);
  expect(soundsLike(latin, devanagari)).toBe(true);
});

test("soundsLike leaves words of one script and short words alone", () => {
  expect(soundsLike("battery", "batri")).toBe(false);
  expect(soundsLike("घर", "gear")).toBe(false);
  expect(soundsLike("छत", "dhoop")).toBe(false);
});
