import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Values flow one way: what each room may import from. `import type` is free, since it leaves no trace. */
const mayImport: Record<string, readonly string[]> = {
  pictures: ["pictures"],
  model: ["model"],
  content: ["content", "model"],
  enquiry: ["enquiry", "model", "ui"],
  toast: ["toast", "ui"],
  brand: ["brand"],
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

function trespasses(file: string): string[] {
  const room = file.split("/")[1] ?? "";
  const allowed = mayImport[room];
  if (!allowed) return [`src/${room} is not in the plan of the house`];
  return valueImports(readFileSync(file, "utf8"))
    .map((path) => normalize(join(dirname(file), path)))
    .filter((imported) => !imported.endsWith(".css") && !allowed.includes(imported.split("/")[1] ?? ""))
    .map((imported) => `${file} imports ${imported}`);
}

test("an import is seen however it is written; one of types is none", () => {
  const code = `import { a } from "./a.ts";
import type { B } from "./b.ts";
export { c } from "./c.ts";
const load = () => import("./d.ts");
type E = typeof import("./e.ts");`;
  expect(valueImports(code)).toEqual(["./a.ts", "./c.ts", "./d.ts"]);
});

test("every file imports only what its room may", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(trespasses)).toEqual([]);
});

test("no room or file is a lumber room", () => {
  const lumber = globSync("{src,deploy,tools,e2e}/**/*").filter((path) =>
    /(^|\/)(utils?|lib|misc|common|helpers?|other)(\/|\.|$)/i.test(path),
  );
  expect(lumber).toEqual([]);
});
