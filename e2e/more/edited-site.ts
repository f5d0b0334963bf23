import { execSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSteps } from "../../bench/build-with-products.ts";
import { freePort } from "../../tools/free-port.ts";

const COPIED = ["index.html", "package.json", "vite.config.ts", "tsconfig.json", "content", "src", "tools", "deploy"];
const LINKED = ["node_modules", "public", "art"];

const env = { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` };

/** A copy of the project with its editor running, so that a test can save and build without touching the original. */
export async function startEditedSite(name: string) {
  const folder = resolve(".cache", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  for (const part of LINKED) symlinkSync(resolve(part), join(folder, part));
  const port = await freePort();
  const editor = spawn("node", ["tools/edit.ts"], { cwd: folder, env: { ...env, PORT: String(port) } });
  await new Promise((ready, failed) => {
    editor.stdout.once("data", ready);
    editor.stderr.once("data", (text) => failed(new Error(String(text))));
  });
  return {
    address: `http://localhost:${port}`,
    read: (file: string) => readFileSync(join(folder, file), "utf8"),
    readBytes: (file: string) => readFileSync(join(folder, file)),
    stop: () => editor.kill(),
    /** Compression changes nothing that a test would look for. */
    build() {
      const steps = buildSteps.filter((step) => !step.includes("compress"));
      for (const step of steps) execSync(step, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] });
    },
  };
}

export type EditedSite = Awaited<ReturnType<typeof startEditedSite>>;
