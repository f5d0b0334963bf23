/** Compares file sizes with those stored by `npm run weights`, so that a failed budget names the files that grew. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";

const LIST = "e2e/weights.json";
type Weights = Record<string, number>;
/** KiB. Smaller differences may be rounding: the list has one decimal. */
const NOTABLE = 0.05;
const MAX_SOURCES = 5;
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

/** Lines added less lines removed since the list was stored. Empty without git history. */
function grownSources(): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const stored = git("log", "-1", "--format=%H", "--", LIST);
    const changes = git("diff", "--numstat", stored, "--", "content", "src", ":!*.test.*", ":!*.fixture.*").split("\n");
    return changes
      .map((change) => change.split("\t"))
      .map(([added, removed, file = ""]) => ({ file, lines: Number(added) - Number(removed) }))
      .filter(({ lines }) => lines > 0)
      .sort((a, b) => b.lines - a.lines)
      .slice(0, MAX_SOURCES)
      .map(({ file, lines }) => `${file} has ${lines} lines more`);
  } catch {
    return [];
  }
}

/** The built files that grew, by how much, and the sources that may be the reason. */
export function growth(list: string, now: Weights): string {
  const before = read()[list] ?? {};
  const grown = Object.entries(now)
    .map(([name, weight]) => ({ name, weight, grown: weight - (before[name] ?? 0) }))
    .filter((file) => file.grown >= NOTABLE)
    .sort((a, b) => b.grown - a.grown)
    .map(({ name, weight, grown }) => `${name} grew by ${grown.toFixed(1)} to ${weight.toFixed(1)} KiB`);
  return grown.length > 0 ? [...grown, ...grownSources()].join("\n") : "no file grew since `npm run weights`";
}

export function storeWeights(list: string, now: Weights) {
  const rounded = Object.entries(now).map(([name, weight]) => [name, Math.round(weight * 10) / 10]);
  const lists = { ...read(), [list]: Object.fromEntries(rounded.sort()) };
  writeFileSync(LIST, `${JSON.stringify(lists, undefined, 2)}\n`);
}
