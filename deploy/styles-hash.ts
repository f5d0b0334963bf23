import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The CSP hash of the inline styles, which are the same on every page. */
export function stylesHash(dist: string): string {
  const [, styles] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, "index.html"), "utf8")) ?? [];
  if (!styles) throw new Error(`${dist}/index.html carries no styles`);
  return `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
}
