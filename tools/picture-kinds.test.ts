import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "../src/pictures/manifest.gen.ts";
import { hashOf, SOURCES } from "./picture-kinds.ts";

const sources = globSync(`${SOURCES}/*.webp`);

test("built pictures match their sources (otherwise run npm run images)", () => {
  const built = Object.fromEntries(Object.entries(pictures).map(([name, { hash }]) => [name, hash]));
  const current = sources.map((file) => [basename(file, ".webp"), hashOf(basename(file, ".webp"), readFileSync(file))]);
  expect(built).toEqual(Object.fromEntries(current));
});

test("picture sources have less than 66 MB in total", () => {
  const bytes = sources.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1024 / 1024).toBeLessThan(66);
});
