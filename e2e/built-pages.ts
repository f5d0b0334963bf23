import { globSync, readFileSync } from "node:fs";

/** Every HTML file of the build, including the not-found pages. */
export const builtPages = (): { file: string; html: string }[] =>
  globSync("dist/**/*.html")
    .sort()
    .map((file) => ({ file: file.slice("dist/".length), html: readFileSync(file, "utf8") }));
