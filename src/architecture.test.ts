import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The folders that each folder of src may import from. `import type` is free, since it is erased. */
const mayImport: Record<string, readonly string[]> = {
  pictures: ["pictures"],
  model: ["model"],
  format: ["format", "model"],
  storage: ["storage"],
  enquiry: ["enquiry", "format", "model", "ui", "storage"],
  toast: ["toast", "ui"],
  brand: ["brand", "format", "model"],
  navigation: ["navigation", "storage"],
  url: ["url", "navigation"],
  loading: ["loading"],
  theme: ["theme", "ui", "pictures", "storage"],
  language: ["language", "format", "url", "ui", "storage"],
  offline: ["offline", "loading"],
  ui: ["ui", "pictures"],
  seo: ["seo", "format", "model", "pictures"],
  sections: ["sections", "format", "ui", "pictures", "brand", "toast", "loading", "url", "model", "enquiry", "storage"],
  layout: [
    "layout",
    "format",
    "ui",
    "brand",
    "theme",
    "language",
    "toast",
    "loading",
    "navigation",
    "model",
    "enquiry",
    "seo",
    "assets",
  ],
  pages: ["pages", "format", "sections", "layout", "model", "seo", "ui", "loading", "url"],
};

/** Words are imported where they are shown, facts where pages, sections and structured data need them. */
const mayImportWords = [
  "pages",
  "sections",
  "layout",
  "seo",
  "format",
  "enquiry",
  "toast",
  "navigation",
  "theme",
  "brand",
  "language",
];
const mayImportFacts = ["pages", "seo", "sections"];

const files = globSync("src/*/**/*.{ts,tsx}").filter((file) => !file.includes(".test.") && !file.includes(".fixture."));

const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s"([.#][^"]+)"/gms;
const DYNAMIC = /(?<!typeof\s+)\bimport\(\s*"([.#][^"]+)"\s*\)/g;

const valueImports = (code: string): string[] =>
  [STATIC, DYNAMIC].flatMap((kind) => [...code.matchAll(kind)].map(([, path]) => path ?? ""));

function forbiddenImports(file: string): string[] {
  const folder = file.split("/")[1] ?? "";
  const allowed = mayImport[folder];
  if (!allowed) return [`src/${folder} is missing from mayImport`];
  const isAllowed = (path: string) => {
    if (path.startsWith("#content/")) return mayImportWords.includes(folder);
    if (path.startsWith("#facts/")) return mayImportFacts.includes(folder);
    return /\.css(\?url)?$/.test(path) || allowed.includes(normalize(join(dirname(file), path)).split("/")[1] ?? "");
  };
  return valueImports(readFileSync(file, "utf8"))
    .filter((path) => !isAllowed(path))
    .map((path) => `${file} imports ${path}`);
}

test("valueImports finds static and dynamic imports and re-exports, but no type imports", () => {
  const code = `import { a } from "./a.ts";
import type { B } from "./b.ts";
export { c } from "./c.ts";
const load = () => import("./d.ts");
type E = typeof import("./e.ts");`;
  expect(valueImports(code)).toEqual(["./a.ts", "./c.ts", "./d.ts"]);
});

test("every file imports only from the folders that its own may import", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});

test("content imports nothing from elsewhere but the lists of pictures and languages, not even types", () => {
  const imported = globSync("content/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "((?:\.\.\/){2}[^"]+)"/g)].map(([, path = ""]) =>
      normalize(join(dirname(file), path)),
    ),
  );
  expect([...new Set(imported)].sort()).toEqual([
    "src/pictures/manifest.gen.ts",
    "src/pictures/scenes.gen.ts",
    "tools/content/languages.ts",
  ]);
});

test("no folder or file is called utils, lib, misc, common, helpers or other", () => {
  const vague = globSync("{src,deploy,tools,e2e}/**/*").filter((path) =>
    /(^|\/)(utils?|lib|misc|common|helpers?|other)(\/|\.|$)/i.test(path),
  );
  expect(vague).toEqual([]);
});
