import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The CSP hashes of the inline styles, which differ between routes. */
export function stylesHashes(dist: string): string {
  const hashes = globSync("**/*.html", { cwd: dist }).map((file) => {
    const [, styles] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, file), "utf8")) ?? [];
    if (!styles) throw new Error(`${join(dist, file)} carries no styles`);
    return `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
  });
  return [...new Set(hashes)].sort().join(" ");
}
