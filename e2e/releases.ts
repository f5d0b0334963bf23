import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** A copy of the built site with other text in its files. Pictures and compressed twins are left out. */
export function releaseWith(name: string, change: (text: string, file: string) => string): string {
  // Tests that run at the same time have their own.
  const folder = `.cache/releases/${name}-${process.env.TEST_PARALLEL_INDEX}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync("dist", folder, { recursive: true, filter: (file) => !/\/pictures|\.(br|gz|pdf)$/.test(file) });
  for (const file of globSync(`${folder}/**/*.{html,js}`))
    writeFileSync(file, change(readFileSync(file, "utf8"), file));
  return folder;
}

const scripts = globSync("dist/assets/*.js").map((file) => basename(file));
const laterName = (script: string) => script.replace(/\.js$/, "Later.js");

/** The site as it is after a change to every script: each has another name, and the old ones are gone. */
export function laterRelease(): string {
  const folder = releaseWith("later", (text) =>
    scripts.reduce((changed, script) => changed.replaceAll(script, laterName(script)), text),
  );
  for (const script of scripts) renameSync(`${folder}/assets/${script}`, `${folder}/assets/${laterName(script)}`);
  return folder;
}
