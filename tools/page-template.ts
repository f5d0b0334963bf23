import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Inlines the styles, so that the first paint needs no second file. The CSP allows them by hash (deploy/policy.ts). */
function inlineStyles(html: string, dist: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, address: string) => {
    const styles = readFileSync(join(dist, address), "utf8").trim();
    rmSync(join(dist, address));
    return `<style>${styles}</style>`;
  });
}

/** Lets font and picture of the first screen load before the script. */
const lowerScriptPriority = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

/** The template of every page, made from the index.html that Vite has built. */
export function pageTemplate(dist: string): string {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  return lowerScriptPriority(inlineStyles(built, dist));
}
