import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "../src/pictures/manifest.gen.ts";
import { hashOf, SOURCES } from "./picture-kinds.ts";

const sources = globSync(`${SOURCES}/*.webp`);

test("what is shipped was made from the sources as they are; if not, run npm run images", () => {
  const made = Object.fromEntries(Object.entries(pictures).map(([name, { hash }]) => [name, hash]));
  const now = sources.map((file) => [basename(file, ".webp"), hashOf(basename(file, ".webp"), readFileSync(file))]);
  expect(made).toEqual(Object.fromEntries(now));
});

test("all sources together stay under 60 MB", () => {
  const bytes = sources.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1024 / 1024).toBeLessThan(60);
});
