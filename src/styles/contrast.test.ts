import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");
type Palette = Record<string, string>;

/** The colours a block of CSS sets, as the given edition sees them. */
function colours(block: string, edition: "light" | "dark"): Palette {
  const found = block.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g);
  return Object.fromEntries(
    [...found].map(([, name, light, dark, both]) => [name, both ?? (edition === "light" ? light : dark) ?? ""]),
  );
}

function blockOf(start: string): string {
  const at = css.indexOf(start);
  if (at < 0) throw new Error(`tokens.css has no block "${start}"`);
  return css.slice(at, css.indexOf("\n}", at));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
const pairs: [ink: string, ground: string, least: number][] = [
  ["ink", "page", TEXT],
  ["muted", "page", TEXT],
  ["accent-text", "page", TEXT],
  ["error", "page", TEXT],
  ["numeral", "page", TEXT],
  ["on-button", "button", TEXT],
  ["on-button", "button-hover", TEXT],
  ["field-line", "page", SHAPE],
  ["focus", "page", SHAPE],
];

test("the measure itself is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

for (const edition of ["light", "dark"] as const) {
  describe(edition, () => {
    const base = colours(blockOf("@theme {"), edition);
    const grounds = {
      page: {},
      noon: colours(blockOf("@utility ground-noon"), edition),
      gold: colours(blockOf("@utility ground-gold"), edition),
      dusk: colours(blockOf("@utility ground-dusk"), edition),
    };
    test.each(Object.entries(grounds))("every pair reads on the %s ground", (_, ground) => {
      const palette: Palette = { ...base, ...ground };
      const faint = pairs
        .map(([ink, on, least]) => ({
          pair: `${ink} on ${on}`,
          ratio: contrast(palette[ink] ?? "", palette[on] ?? ""),
          least,
        }))
        .filter(({ ratio, least }) => !(ratio >= least));
      expect(faint).toEqual([]);
    });

    test("words read on plates, sheets and the raised menu", () => {
      for (const ground of ["plate-light", "plate-shade", "sheet", "raised"]) {
        expect(contrast(base.ink ?? "", base[ground] ?? ""), ground).toBeGreaterThanOrEqual(TEXT);
      }
      for (const ground of ["sheet", "raised"]) {
        expect(contrast(base.muted ?? "", base[ground] ?? ""), ground).toBeGreaterThanOrEqual(TEXT);
      }
    });
  });
}
