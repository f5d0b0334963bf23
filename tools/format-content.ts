/** Writes content/ in its one form; see content/format.ts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatted } from "./content/format.ts";
import { readSources } from "./content/sources.ts";

for (const [file, source] of Object.entries(readSources())) {
  const text = formatted(file, source);
  if (text !== source) writeFileSync(join("content", file), text);
}
