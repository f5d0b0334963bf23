import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { language } from "#content/language.ts";
import { type Node, parseCode } from "../syntax-tree.ts";
import { printed } from "./issued.ts";

/** What a file and the files that it imports take from content/. */
function contentOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const statements = parseCode(file, readFileSync(file, "utf8")).body as Node[];
  return statements
    .filter(({ source, importKind, exportKind }) => source && importKind !== "type" && exportKind !== "type")
    .map(({ source }) => String((source as Node).value))
    .flatMap((from) => (from.startsWith(".") ? contentOf(join(dirname(file), from), seen) : [from]))
    .filter((from) => from.startsWith("#"));
}

test("the date of issue follows all content that data sheets import", () => {
  const files = contentOf("tools/data-sheet/data-sheet.ts")
    // It gives the links their language.
    .filter((from) => from !== "#content/language.ts")
    .map((from) => from.replace("#content", `content/${language.code}`).replace("#facts", "content/facts"))
    .map((from) => from.replace(".ts", ".yaml"));
  expect(files).toContain(`content/${language.code}/product-card.yaml`);
  expect([...new Set(files)].filter((file) => !printed.includes(file))).toEqual([]);
});
