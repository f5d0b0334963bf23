import { resolve } from "node:path";
import type { Plugin } from "vite";
import { makeFonts } from "../fonts.ts";
import { compileContent, inOneLine, writeModules } from "./compile.ts";
import { readSources } from "./sources.ts";

async function compile() {
  const { modules, problems } = compileContent(readSources());
  if (problems.length > 0) throw new Error(problems.map(inOneLine).join("\n"));
  writeModules(modules);
  await makeFonts();
}

/** Compiles content/ before unit tests and `npm run dev`, and again whenever it changes. A build has it compiled before. */
export const contentModules = (): Plugin => ({
  name: "content-modules",
  apply: "serve",
  buildStart: compile,
  configureServer({ watcher, config, ws }) {
    const folder = resolve("content");
    watcher.add(folder);
    watcher.on("all", async (_, file) => {
      if (!file.startsWith(folder)) return;
      try {
        await compile();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        config.logger.error(message);
        ws.send({ type: "error", err: { message, stack: "" } });
      }
    });
  },
});
