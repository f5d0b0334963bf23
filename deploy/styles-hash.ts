import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const hashOf = (styles: string) => `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;

/** The CSP hashes of the inline styles, which are the same on all pages of a language. */
export function stylesHash(dist: string): string {
  const hashes = globSync("*.html", { cwd: dist }).map((page) => {
    const [, styles] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, page), "utf8")) ?? [];
    if (!styles) throw new Error(`${dist}/${page} has no styles`);
    return hashOf(styles);
  });
  return [...new Set(hashes)].sort().join(" ");
}
