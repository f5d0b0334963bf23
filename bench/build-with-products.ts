import { execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generatedCatalogue } from "./generated-catalogue.ts";

const COPIED = ["index.html", "package.json", "vite.config.ts", "tsconfig.json", "src", "tools", "deploy"];
const LINKED = ["node_modules", "public", "art"];

/** The steps of `npm run build`, as package.json has them. */
const { build }: { build: string } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
export const buildSteps = build.split(" && ");
/** They take each product by itself and as long for the last as for the first: seconds for a sheet. */
export const isPerProduct = (step: string) => /data-sheets|compress/.test(step);

export type Built = { folder: string; seconds: Record<string, number> };

/** Builds the site with so many products, the real ones and made-up ones, in a folder of its own. */
export function buildWithProducts(count: number, name = `growth/${count}`, steps = buildSteps): Built {
  const folder = resolve(".cache", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  for (const part of LINKED) symlinkSync(resolve(part), join(folder, part));
  writeFileSync(join(folder, "src/content/products/index.ts"), generatedCatalogue(count));
  const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` };
  const seconds: Record<string, number> = {};
  for (const step of steps) {
    const begun = performance.now();
    execSync(step, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
    seconds[step] = (performance.now() - begun) / 1000;
  }
  return { folder, seconds };
}
