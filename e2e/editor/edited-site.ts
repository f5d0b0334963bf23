import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEnv, buildSteps, copySite, runSteps } from "../../tools/build-copy.ts";
import { freePort } from "../../tools/free-port.ts";

/** A copy of the project with its editor running, so that a test can save and build without touching the original. */
export async function startEditedSite(title: string) {
  const folder = copySite(title);
  const port = await freePort();
  const editor = spawn("node", ["tools/edit.ts"], { cwd: folder, env: { ...buildEnv, PORT: String(port) } });
  await new Promise((ready, failed) => {
    editor.stdout.on("data", (text) => String(text).includes("http://") && ready(text));
    editor.stderr.once("data", (text) => failed(new Error(String(text))));
  });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    url: `http://localhost:${port}`,
    read,
    folder,
    /** Content files that differ between the original and the copy. */
    changedFiles: (): string[] =>
      globSync("content/**/*.yaml", { cwd: folder })
        .filter((file) => !existsSync(file) || read(file) !== readFileSync(file, "utf8"))
        .sort(),
    /** Lines that differ between the original and the copy. */
    changedLines(file: string): string[] {
      const before = readFileSync(file, "utf8").split("\n");
      return read(file)
        .split("\n")
        .filter((line) => !before.includes(line));
    },
    stop: () => editor.kill(),
    /** Without what no test looks for. */
    build: () =>
      runSteps(
        folder,
        buildSteps.filter((step) => !/compress|share-cards/.test(step)),
      ),
  };
}

export type EditedSite = Awaited<ReturnType<typeof startEditedSite>>;
