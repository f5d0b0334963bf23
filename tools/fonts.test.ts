import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emsWide, WIDTH_IN_EMS } from "../src/model/numeral-layout.ts";
import { numeralMargin } from "../src/ui/numeral-margin.ts";
import { sortCharacters } from "./font-files.ts";
import { usedCharacters } from "./fonts.ts";
import { codeFiles, textsIn } from "./syntax-tree.ts";
import { numeralTracking } from "./tokens.ts";
import { cutFonts, leftBearing } from "./typeset/fonts.ts";

test("sortCharacters names the font of each character, and those of no font", () => {
  expect(sortCharacters("a₹→\u2060")).toEqual({ latin: ["a"], latinExtended: ["₹"], devanagari: [], missing: ["→"] });
  expect(sortCharacters("क,")).toMatchObject({ devanagari: ["क"], latin: [","], missing: [] });
});

test("character outside a face's unicode-range goes to the next font or is missing", () => {
  expect(sortCharacters("†ℓ")).toMatchObject({ latinExtended: [], missing: ["†", "ℓ"] });
  expect(sortCharacters("क ₹")).toMatchObject({ devanagari: ["क"], latin: [" "], latinExtended: ["₹"], missing: [] });
});

test("code has no character that the fonts lack", () => {
  const missing = codeFiles().flatMap((file) =>
    textsIn(file)
      .flatMap((text) => sortCharacters(text).missing)
      .map((character) => `${file}: ${character}`),
  );
  expect(missing).toEqual([]);
});

test("fonts get the characters of the content", () => {
  const { latin, latinExtended } = usedCharacters({ "en/a.yaml": "a: Zürich\nb:\n  - Łódź\n" });
  expect(latin).toContain("ü");
  expect(latinExtended).toContain("Ł");
  expect(usedCharacters().latin).not.toContain("ü");
});

test("numeralMargin is the left side bearing of each digit", async () => {
  const { numeral } = (await cutFonts()).latin;
  for (const digit of "123456789") {
    const margin = Number(/-ml-\[(.*)em\]/.exec(numeralMargin(digit))?.[1]);
    expect(margin).toBeCloseTo(leftBearing(numeral, digit), 3);
  }
});

test("numerals are as wide as in the font", async () => {
  const { numeral } = (await cutFonts()).latin;
  for (const [character, width] of Object.entries(WIDTH_IN_EMS)) {
    const [glyph] = numeral.glyphsForString(character);
    expect(width).toBeCloseTo((glyph?.advanceWidth ?? 0) / numeral.unitsPerEm + numeralTracking, 2);
  }
  const inStyles = readFileSync("src/styles/base.css", "utf8").matchAll(/--numeral-width: (.*);/g);
  const [short, long] = [...inStyles].map(([, width]) => Number(width));
  expect(short).toBeCloseTo(emsWide({ model: "FLARE 6.2KW" }), 2);
  expect(long).toBeCloseTo(emsWide({ model: "FLARE 10.2KW" }), 2);
});
