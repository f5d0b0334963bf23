import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Font sizes in SVG are in units of the viewBox. */
const DRAWINGS = [
  "src/sections/energy-flow/drawing.tsx",
  "src/sections/planner/gauge.tsx",
  "src/sections/products/numerals-to-scale.tsx",
  "src/sections/products/spec-plot.tsx",
];

/** Files that may have raw values, and why. */
const EXEMPT: Record<string, string> = {
  "src/styles/tokens.css": "defines the tokens",
  "src/styles/devanagari.css": "defines the tokens of Hindi pages",
  "src/styles/reset.css": "resets browser styles, which are relative",
  "src/styles/print.css": "print uses points",
  "src/styles/print-home.css": "print uses points",
  "src/pictures/placeholders.gen.css": "colours are measured from the pictures",
  "src/pictures/subjects.gen.css": "colours are measured from the pictures",
};

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => `src/${name}`)
  .filter((name) => /\.(css|tsx)$/.test(name) && !(name in EXEMPT));

const withoutComments = (name: string) => readFileSync(name, "utf8").replaceAll(/\/\*.*?\*\/|(?<=\s)\/\/.*$/gms, "");

/** All matches, as "file: match". */
const matches = (pattern: RegExp, allowed: (what: string, file: string) => boolean = () => false) =>
  files.flatMap((file) =>
    [...withoutComments(file).matchAll(pattern)]
      .map(([what]) => what)
      .filter((what) => !allowed(what, file))
      .map((what) => `${file}: ${what}`),
  );

const RAW = {
  utility: /(?<![\w-])text-\[[^\]]*\d[^\]]*\]/g,
  size: /(?<![\w-])font(-size)?:[^;]+;/g,
  colour: /(?<![\w&/])#[\da-f]{3,8}\b(?!-)|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!var\(--)/gi,
  time: /(?<![\w.-])\d*\.?\d+m?s\b|(?<![\w-])(duration|delay)-[[\d]/g,
  easing: /(?<![\w-])ease-\[|cubic-bezier\(|\bsteps\(/g,
  weight: /(?<![\w-])font(-\[|(-weight)?:\s*)\d[^;\]]*/g,
  width: /(?<![\w-])font-stretch(-\[?|:\s*)\d[^;\]]*/g,
  tracking: /(?<![\w-])(tracking-\[|letter-spacing:\s*)-?[\d.]+/g,
  breakpoint: /(?<![\w-])m(in|ax)-\[[\d.]+\w*\]:|@media[^{;]*\bwidth\b/g,
};

/** A token, the size of a numeral, or a fraction of the content width. */
const NAMED_SIZE = /var\(--(text-[\w-]+|numeral|size|small|measure)\)/;
const drawn = (what: string, file: string) => DRAWINGS.includes(file) && what.includes("px");

test("every font size is a token", () => {
  expect(matches(RAW.utility, drawn)).toEqual([]);
  expect(matches(RAW.size, (what, file) => NAMED_SIZE.test(what) || drawn(what, file))).toEqual([]);
});

test("no font size has the name of a colour, since `text-*` is used for both", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const sizes = [...tokens.matchAll(/--text-([\w-]+):/g)].map(([, name]) => name);
  expect(sizes.filter((name) => tokens.includes(`--color-${name}:`))).toEqual([]);
});

test("every colour is a token", () => {
  expect(matches(RAW.colour)).toEqual([]);
});

test("every duration and easing is a token", () => {
  expect(matches(RAW.time, (what) => /^0m?s$/.test(what))).toEqual([]);
  expect(matches(RAW.easing)).toEqual([]);
});

/** What @font-face declares of the font. */
const FONT_RANGES = ["font-weight: 400 760", "font-stretch: 100% 125%"];

test("every weight, width and tracking is a token", () => {
  expect(matches(RAW.weight, (what) => FONT_RANGES.includes(what))).toEqual([]);
  expect(matches(RAW.width, (what) => FONT_RANGES.includes(what))).toEqual([]);
  expect(matches(RAW.tracking)).toEqual([]);
});

test("every breakpoint has a name, in variants.css", () => {
  expect(matches(RAW.breakpoint, (_, file) => file === "src/styles/variants.css")).toEqual([]);
});

test.each([
  ["utility", 'className="lg:text-[1.3rem]"'],
  ["size", "font: 600 1.3rem / 1 var(--font-wide);"],
  ["colour", 'fill="#fff"'],
  ["colour", "bg-[#123456]"],
  ["colour", "rgb(1 2 3 / 4%)"],
  ["time", "transition: color .2s"],
  ["time", "duration-300"],
  ["easing", "cubic-bezier(0, 0, 1, 1)"],
  ["weight", "font-[560]"],
  ["weight", "font: 600 var(--text-body) / 1 var(--font-wide);"],
  ["width", "font-stretch-[114%]"],
  ["tracking", "letter-spacing: -0.02em;"],
  ["breakpoint", "max-[22rem]:px-2"],
  ["breakpoint", "@media screen and (width < 44rem) {"],
] as const)("pattern for a raw %s matches %s", (kind, text) => {
  expect([...text.matchAll(RAW[kind])]).toHaveLength(1);
});
