import { execSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generatedProducts } from "./generated-catalogue.ts";

const COPIED = ["index.html", "package.json", "vite.config.ts", "tsconfig.json", "content", "src", "tools", "deploy"];
const LINKED = ["node_modules", "public", "art"];

const { build }: { build: string } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
export const buildSteps = build.split(" && ");
/** Steps that work on each product alone, so that their time per product does not depend on the number of products. */
export const isPerProduct = (step: string) => /data-sheets|share-cards|compress/.test(step);

type Built = { folder: string; seconds: Record<string, number> };

/** Copies what a build needs, and returns the folder of the copy. */
export function copySite(name: string): string {
  const folder = resolve(".cache", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  for (const part of LINKED) symlinkSync(resolve(part), join(folder, part));
  return folder;
}

export const buildEnv = { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` };

/** Returns the seconds that each step took. */
export function runSteps(folder: string, steps: readonly string[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const step of steps) {
    const started = performance.now();
    execSync(step, { cwd: folder, env: buildEnv, stdio: ["ignore", "ignore", "pipe"] });
    seconds[step] = (performance.now() - started) / 1000;
  }
  return seconds;
}

/** Builds a copy of the site after `change` has changed it. */
export function buildCopy(name: string, steps: readonly string[], change: (folder: string) => void): Built {
  const folder = copySite(name);
  change(folder);
  return { folder, seconds: runSteps(folder, steps) };
}

/** Sentences that list all models would be longer than the schema allows. */
function nameOneModel(folder: string) {
  for (const file of globSync(join(folder, "content/{en,hi}/*.yaml"))) {
    const words = readFileSync(file, "utf8");
    writeFileSync(file, words.replaceAll(/\{(hybrids|hybridsKW|overApproval)\}/g, "{largest}"));
  }
}

/** With the real products and as many generated ones as `count` needs. */
export const buildWithProducts = (count: number, name = `growth/${count}`, steps = buildSteps): Built =>
  buildCopy(name, steps, (folder) => {
    nameOneModel(folder);
    for (const { file, yaml } of generatedProducts(count)) writeFileSync(join(folder, "content/products", file), yaml);
  });
