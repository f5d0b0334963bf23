import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Its styles inside it: a first paint that waits for no second file. The policy names them by their hash (deploy/policy.ts). */
function withStyles(html: string, dist: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, address: string) => {
    const styles = readFileSync(join(dist, address), "utf8").trim();
    rmSync(join(dist, address));
    return `<style>${styles}</style>`;
  });
}

/** Everything runs without it at first: words, picture and font go before. */
const scriptLast = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

/** What every page is written into, from the one that the build has left. */
export function pageTemplate(dist: string): string {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  return scriptLast(withStyles(built, dist));
}
