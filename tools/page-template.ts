import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the styles of a page go. */
export const STYLES_MARK = "<!--styles-->";

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** Lets font and picture of the first screen load before the script. */
const lowerScriptPriority = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

/** The template of every page, made from the index.html that Vite has built, and the styles of all pages. */
export function pageTemplate(dist: string): { template: string; styles: string } {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  const file = join(dist, STYLESHEET.exec(built)?.[1] ?? "");
  const styles = readFileSync(file, "utf8").trim();
  rmSync(file);
  return { template: lowerScriptPriority(built.replace(STYLESHEET, STYLES_MARK)), styles };
}
