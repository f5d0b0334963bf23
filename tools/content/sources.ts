import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** YAML by file, such as "en/contact.yaml". */
export type Sources = Readonly<Record<string, string>>;

export const readSources = (folder = "content"): Sources =>
  Object.fromEntries(
    globSync("**/*.yaml", { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
