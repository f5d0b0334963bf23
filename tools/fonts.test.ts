import { expect, test } from "vitest";
import { numeralMargin } from "../src/sections/products/numeral-margin.ts";
import { sortCharacters } from "./font-files.ts";
import { usedCharacters } from "./fonts.ts";
import { codeFiles, textsIn } from "./syntax-tree.ts";
import { cutFonts, leftBearing } from "./typeset/fonts.ts";

test("sortCharacters names the font of each character, and those of no font", () => {
  expect(sortCharacters("a₹→\u2060")).toEqual({ latin: ["a"], latinExtended: ["₹"], devanagari: [], missing: ["→"] });
  expect(sortCharacters("क,")).toMatchObject({ devanagari: ["क"], latin: [","], missing: [] });
});

test("a character outside the range in which browsers use its font is missing, or drawn by the next", () => {
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
    const margin = Number(/-ml-\[(.*)em\]/.exec(numeralMargin({ model: `FLARE ${digit}.0KW` }))?.[1]);
    expect(margin).toBeCloseTo(leftBearing(numeral, digit), 3);
  }
});
