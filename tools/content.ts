/** Compiles content/, fails on what its schema refuses, and makes the fonts for its characters. */
import { compileContent, inOneLine, writeModules } from "./content/compile.ts";
import { readSources } from "./content/sources.ts";
import { makeFonts } from "./fonts.ts";

const { modules, problems } = compileContent(readSources());
if (problems.length > 0) {
  console.error(
    `The content has ${problems.length} problem(s):\n${problems.map((each) => `- ${inOneLine(each)}`).join("\n")}`,
  );
  process.exit(1);
}
writeModules(modules);
await makeFonts();
