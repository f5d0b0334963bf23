import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Its styles inside it: a first paint that waits for no second file. The policy names them by their hash (deploy/policy.ts). */
function withStyles(html: string, dist: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, address: string) => {
    const styles = readFileSync(join(dist, address), "utf8").trim();
    rmSync(join(dist, address));
    return `<style>${styles}</style>`;
  });
}

/** Under a name of its content, so that whoever has chosen a theme has the file at hand. */
function withTheme(html: string, dist: string): string {
  const script = readFileSync(join(dist, "theme.js"));
  const address = `/assets/theme-${createHash("sha256").update(script).digest("base64url").slice(0, 8)}.js`;
  renameSync(join(dist, "theme.js"), join(dist, address));
  return html.replace("/theme.js", address);
}

/** Everything runs without it at first: words, picture and font go before. */
const scriptLast = (html: string): string =>
  html.replace('<script type="module"', '<script type="module" fetchpriority="low"');

/** What every page is written into, from the one that the build has left. */
export function pageTemplate(dist: string): string {
  const built = readFileSync(join(dist, "index.html"), "utf8");
  return scriptLast(withTheme(withStyles(built, dist), dist));
}
