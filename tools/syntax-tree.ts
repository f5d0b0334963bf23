import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A node of the ESTree that oxc makes; only what is read here. */
export type Node = {
  type: string;
  start: number;
  value?: unknown;
  regex?: unknown;
  quasis?: { value: { cooked: string | null } }[];
  [property: string]: unknown;
};

/** Calls back for a node and all below it. `above` are the nodes around it, the nearest first. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []) {
  visit(node, above);
  const around = [node, ...above];
  for (const child of Object.values(node).flat())
    if (typeof child === "object" && child !== null && "type" in child) walk(child as Node, visit, around);
}

export const parseCode = (file: string, code: string): Node => parseSync(file, code).program as unknown as Node;

/** The site's own code, without tests and generated files. */
export const codeFiles = (): string[] =>
  globSync("src/**/*.{ts,tsx}")
    .filter((file) => !/\.(test|fixture|gen|d)\./.test(file))
    .sort();

/** The text of a string, of a template (`gap` stands for its expressions) or between tags. */
export function literalText(node: Node, gap = ""): string | undefined {
  if (node.type === "JSXText" || node.type === "Literal")
    return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral") return node.quasis?.map(({ value }) => value.cooked ?? "").join(gap);
  return undefined;
}

/** Every text in the code, visible or not. */
export function textsIn(file: string): string[] {
  const texts: string[] = [];
  walk(parseCode(file, readFileSync(file, "utf8")), (node) => {
    const text = literalText(node);
    if (text) texts.push(text);
  });
  return texts;
}
