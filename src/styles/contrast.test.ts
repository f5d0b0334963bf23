import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8");
type Palette = Record<string, string>;

const COLOUR = String.raw`#\w+|rgb\([^)]*\)|white|var\([^)]*\)`;

/** The colour tokens that a block of CSS sets, in one theme. */
function colours(block: string, theme: "light" | "dark"): Palette {
  const one = new RegExp(String.raw`--color-([\w-]+): (?:light-dark\((${COLOUR}), (${COLOUR})\)|(${COLOUR}));`, "g");
  return Object.fromEntries(
    [...block.matchAll(one)].map(([, name, light, dark, both]) => [
      name,
      both ?? (theme === "light" ? light : dark) ?? "",
    ]),
  );
}

function blockOf(start: string): string {
  const at = css.indexOf(start);
  if (at < 0) throw new Error(`tokens.css has no block "${start}"`);
  return css.slice(at, css.indexOf("\n}", at));
}

type Rgb = [r: number, g: number, b: number, alpha: number];

function read(colour: string): Rgb {
  if (colour.startsWith("#")) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return [r, g, b, 1];
  }
  const [r = 0, g = 0, b = 0, percent = 100] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b, percent / 100];
}

/** Blends a translucent colour over another. */
function blend(top: string, below: string, alpha = read(top)[3]): string {
  const [a, b] = [read(top), read(below)];
  const mix = [0, 1, 2].map((c) => Math.round((a[c] ?? 0) * alpha + (b[c] ?? 0) * (1 - alpha)));
  return `rgb(${mix.join(" ")})`;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = read(colour)
    .slice(0, 3)
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
type Pair = [ink: string, ground: string, minimum: number];

/** Foreground and background on every section background. */
const pairs: Pair[] = [
  ["ink", "page", TEXT],
  ["muted", "page", TEXT],
  ["accent-text", "page", TEXT],
  ["error", "page", TEXT],
  ["numeral", "page", TEXT],
  ["on-button", "button", TEXT],
  ["on-button", "button-hover", TEXT],
  // Hover, pressed and column tints are ink with an alpha.
  ["ink", "hovered", TEXT],
  ["ink", "pressed", TEXT],
  ["muted", "column", TEXT],
  ["ink", "field", TEXT],
  // Placeholders, units and hints.
  ["muted", "field", TEXT],
  ["coal", "sun", TEXT],
  ["night", "sun", TEXT],
  ["field-line", "page", SHAPE],
  ["error", "field", SHAPE],
  ["focus", "page", SHAPE],
  ["button", "page", SHAPE],
];

/** Adds the colours that result from blending. */
function withBlends(palette: Palette): Palette {
  const { page = "", ink = "", field = "" } = palette;
  return {
    ...palette,
    field: blend(field, page),
    hovered: blend(ink, page, 0.08),
    pressed: blend(ink, page, 0.14),
    column: blend(ink, page, 0.04),
  };
}

const lowContrast = (palette: Palette, all: Pair[]) =>
  all
    .map(([ink, ground, minimum]) => {
      const [above, below] = [palette[ink], palette[ground]];
      if (!above || !below) throw new Error(`tokens.css has no ${above ? ground : ink}`);
      return { pair: `${ink} on ${ground}`, ratio: contrast(above, below), minimum };
    })
    .filter(({ ratio, minimum }) => !(ratio >= minimum));

test("contrast agrees with known WCAG ratios", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast(blend("rgb(0 0 0 / 50%)", "#ffffff"), "#808080")).toBeCloseTo(1, 2);
});

for (const theme of ["light", "dark"] as const) {
  describe(theme, () => {
    const named = colours(blockOf("@theme {"), theme);
    const resolve = (palette: Palette): Palette =>
      Object.fromEntries(
        Object.entries(palette).map(([name, colour]) => [
          name,
          colour === "white" ? "#ffffff" : (named[/^var\(--color-(.+)\)$/.exec(colour)?.[1] ?? ""] ?? colour),
        ]),
      );
    const base = withBlends(named);
    const dusk = resolve({ ...named, ...colours(blockOf("@utility ground-dusk"), theme) });
    const backgrounds = {
      page: named,
      noon: { ...named, ...colours(blockOf("@utility ground-noon"), theme) },
      gold: { ...named, ...colours(blockOf("@utility ground-gold"), theme) },
      dusk,
    };
    test.each(Object.entries(backgrounds))("every pair has enough contrast on the %s background", (_, ground) => {
      expect(lowContrast(withBlends(ground), pairs)).toEqual([]);
    });

    test("sun colour has enough contrast on dusk", () => {
      expect(lowContrast(withBlends(dusk), [["sun", "page", TEXT]])).toEqual([]);
    });

    test.each(["night", "dusk", "midnight"])("footer text and field have enough contrast on %s", (sky) => {
      const palette = withBlends({ ...dusk, page: dusk[sky] ?? "" });
      expect(
        lowContrast(palette, [
          ["ink", "page", TEXT],
          ["muted", "page", TEXT],
          ["error", "page", TEXT],
          ["ink", "field", TEXT],
          ["muted", "field", TEXT],
          ["field-line", "page", SHAPE],
          ["focus", "page", SHAPE],
        ]),
      ).toEqual([]);
    });

    test("text has enough contrast on plates, sheets and raised surfaces", () => {
      expect(
        lowContrast(base, [
          ["ink", "plate-light", TEXT],
          ["ink", "plate", TEXT],
          ["ink", "plate-shade", TEXT],
          ["focus", "plate", SHAPE],
          ["ink", "sheet", TEXT],
          ["muted", "sheet", TEXT],
          ["ink", "raised", TEXT],
          ["muted", "raised", TEXT],
          ["error", "raised", TEXT],
          ["accent-text", "raised", TEXT],
          ["on-button", "button", TEXT],
        ]),
      ).toEqual([]);
    });
  });
}
