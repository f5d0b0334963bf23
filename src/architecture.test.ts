import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The folders that each folder of src may import from. `import type` is free, since it is erased. */
const mayImport: Record<string, readonly string[]> = {
  pictures: ["pictures"],
  model: ["model"],
  content: ["content", "model"],
  enquiry: ["enquiry", "model", "ui"],
  toast: ["toast", "ui"],
  brand: ["brand", "model"],
  navigation: ["navigation"],
  address: ["address", "navigation"],
  loading: ["loading"],
  theme: ["theme", "ui"],
  offline: ["offline", "loading"],
  ui: ["ui", "pictures"],
  seo: ["seo", "content", "model", "pictures"],
  sections: ["sections", "ui", "brand", "toast", "loading", "address", "model", "enquiry"],
  layout: ["layout", "ui", "brand", "theme", "toast", "loading", "navigation", "model", "enquiry", "seo", "assets"],
  pages: ["pages", "sections", "layout", "content", "model", "seo", "ui", "loading", "address"],
};

const files = globSync("src/*/**/*.{ts,tsx}").filter((file) => !file.includes(".test.") && !file.includes(".fixture."));

const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s"(\.[^"]+)"/gms;
const DYNAMIC = /(?<!typeof\s+)\bimport\(\s*"(\.[^"]+)"\s*\)/g;

const valueImports = (code: string): string[] =>
  [STATIC, DYNAMIC].flatMap((kind) => [...code.matchAll(kind)].map(([, path]) => path ?? ""));

function forbiddenImports(file: string): string[] {
  const folder = file.split("/")[1] ?? "";
  const allowed = mayImport[folder];
  if (!allowed) return [`src/${folder} is missing from mayImport`];
  return valueImports(readFileSync(file, "utf8"))
    .map((path) => normalize(join(dirname(file), path)))
    .filter((imported) => !imported.endsWith(".css") && !allowed.includes(imported.split("/")[1] ?? ""))
    .map((imported) => `${file} imports ${imported}`);
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

test("no folder or file is called utils, lib, misc, common, helpers or other", () => {
  const vague = globSync("{src,deploy,tools,e2e}/**/*").filter((path) =>
    /(^|\/)(utils?|lib|misc|common|helpers?|other)(\/|\.|$)/i.test(path),
  );
  expect(vague).toEqual([]);
});
