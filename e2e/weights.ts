/** Compares file sizes with those stored by `npm run weights`, so that a failed budget names the files that grew. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";

const LIST = "e2e/weights.json";
type Weights = Record<string, number>;
const read = (): Record<string, Weights> => JSON.parse(readFileSync(LIST, "utf8"));

const onDisk = (file: string) => (file.includes(".") ? file : `${file === "/" ? "/index" : file}.html`);
/** Transferred size without headers. */
export function kibibytes(file: string): number {
  const path = `dist${onDisk(file)}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1024;
}

/** Removes the content hash. Files with the same name are added up. */
const nameWithoutHash = (file: string) =>
  onDisk(file)
    .replace(/^\/(assets|pictures)\//, "")
    .replace(/-[\w-]{8}(?=\.\w+$)|-[\da-f]{8}(?=-\d+\.)/, "");

export function weigh(files: Iterable<string>): Weights {
  const weights: Weights = {};
  for (const file of files) weights[nameWithoutHash(file)] = (weights[nameWithoutHash(file)] ?? 0) + kibibytes(file);
  return weights;
}

/** Sorted by growth, largest first. */
export function growth(page: string, now: Weights): string {
  const before = read()[page] ?? {};
  const lines = Object.entries(now).map(([name, weight]) => ({ name, weight, grown: weight - (before[name] ?? 0) }));
  return lines
    .sort((a, b) => b.grown - a.grown || b.weight - a.weight)
    .map(({ name, weight }) => `${(before[name] ?? 0).toFixed(1)} → ${weight.toFixed(1)} KiB ${name}`)
    .join("\n");
}

export function storeWeights(page: string, now: Weights) {
  const rounded = Object.entries(now).map(([name, weight]) => [name, Math.round(weight * 10) / 10]);
  const list = { ...read(), [page]: Object.fromEntries(rounded.sort()) };
  writeFileSync(LIST, `${JSON.stringify(list, undefined, 2)}\n`);
}
