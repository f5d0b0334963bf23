import { execFileSync } from "node:child_process";
import { languages } from "./content/languages.ts";

/** Runs a command that gets its words from #content/… in this language. */
export const runIn = (language: string, command: string, ...args: string[]): void =>
  void execFileSync(command, args, {
    stdio: "inherit",
    env: {
      ...process.env,
      // For vite.config.ts.
      SITE_LANGUAGE: language,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=${language}`,
    },
  });

// node tools/run-in-language.ts tools/data-sheets.ts: in every language, one after another.
if (import.meta.main) for (const language of languages) runIn(language, process.execPath, ...process.argv.slice(2));
