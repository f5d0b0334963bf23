/** Builds the pages of every language into dist. */
import { rmSync } from "node:fs";
import { languages } from "./content/languages.ts";
import { runIn } from "./run-in-language.ts";

rmSync("dist", { recursive: true, force: true });
// English last: Vite writes the template of each language to dist/index.html, which is the English home page in the end.
for (const language of languages.toReversed()) {
  runIn(language, "vite", "build", "--emptyOutDir", "false");
  runIn(language, "vite", "build", "--ssr", "src/prerender.tsx", "--outDir", `.cache/prerender/${language}`);
  runIn(language, process.execPath, "tools/prerender.ts");
}
