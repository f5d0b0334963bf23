import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";

/** Where the styles of a page go. */
export const STYLES_MARK = "<!--styles-->";

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** Lets font and picture of the first screen load before the script. */
const lowerScriptPriority = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

function splitPrintStyles(styles: string) {
  const screen = postcss.parse(styles);
  const print = postcss.root();
  for (const node of [...screen.nodes])
    if (node.type === "atrule" && node.name === "media" && node.params === "print") print.append(node);
  return { screen: screen.toString(), print: print.toString() };
}

/** The print styles of all pages, in a file that browsers load last. */
function printLink(dist: string, styles: string): string {
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, 8);
  const url = `/assets/print-${hash}.css`;
  writeFileSync(join(dist, url), styles);
  return `<link rel="stylesheet" media="print" href="${url}">`;
}

/** The template of every page, made from the index.html that Vite has built, and the styles of all pages. */
export function pageTemplate(dist: string): { template: string; styles: string } {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  const file = join(dist, STYLESHEET.exec(built)?.[1] ?? "");
  const styles = readFileSync(file, "utf8").trim();
  rmSync(file);
  const { screen, print } = splitPrintStyles(styles);
  const template = built.replace(STYLESHEET, () => STYLES_MARK + printLink(dist, print));
  return { template: lowerScriptPriority(template), styles: screen };
}
