import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureUrl } from "../../pictures/picture-url.ts";
import { frames, minutesOf, momentAt, moments, stepByScroll, stepOf, stillOf, timeAt } from "./day.ts";

test("frames of the day have at most 350 KiB on a phone and 900 KiB on a desktop", () => {
  const kibibytes = (width: number) =>
    frames.reduce((sum, name) => sum + statSync(`public${pictureUrl(name, width, "avif")}`).size, 0) / 1024;
  expect(kibibytes(320) + kibibytes(640)).toBeLessThanOrEqual(350);
  expect(kibibytes(320) + kibibytes(1120)).toBeLessThanOrEqual(900);
});

test("moments go from before sunrise to late evening, in order", () => {
  const minutes = moments.map(minutesOf);
  expect(moments.length).toBeGreaterThanOrEqual(13);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(timeAt(0)).toBe("night");
  expect(timeAt(stepOf.day)).toBe("day");
  expect(timeAt(moments.length - 1)).toBe("night");
  expect(minutesOf(momentAt(stepOf.day))).toBe(13 * 60);
});

test("scrolling past the house takes it through the whole day, with noon in the middle of the screen", () => {
  expect(stepByScroll(0)).toBe(0);
  expect(stepByScroll(0.5)).toBe(stepOf.day);
  expect(stepByScroll(1)).toBe(moments.length - 1);
});

test("in a power cut only the house with a battery has light", () => {
  expect(stillOf({ kind: "hybrid", time: "cut" })).toBe("day-cut");
  expect(stillOf({ kind: "standard", time: "cut" })).toBe("day-out");
});
