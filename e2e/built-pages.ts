import { globSync, readFileSync } from "node:fs";

/** Every page as the build wrote it: the not-found pages too. */
export const builtPages = (): { file: string; html: string }[] =>
  globSync("dist/**/*.html")
    .sort()
    .map((file) => ({ file: file.slice("dist/".length), html: readFileSync(file, "utf8") }));
