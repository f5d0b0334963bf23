import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** Copies the built site, without pictures and compressed files, and changes the text of its files. */
export function releaseWith(name: string, change: (text: string, file: string) => string): string {
  // Parallel tests need folders of their own.
  const folder = `.cache/releases/${name}-${process.env.TEST_PARALLEL_INDEX}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync("dist", folder, { recursive: true, filter: (file) => !/\/pictures|\.(br|gz|pdf)$/.test(file) });
  for (const file of globSync(`${folder}/**/*.{html,js}`))
    writeFileSync(file, change(readFileSync(file, "utf8"), file));
  return folder;
}

const scripts = globSync("dist/assets/*.js").map((file) => basename(file));
const laterName = (script: string) => script.replace(/\.js$/, "Later.js");

/** A release in which every script has another name, as after a change to all of them. */
export function laterRelease(): string {
  const folder = releaseWith("later", (text) =>
    scripts.reduce((changed, script) => changed.replaceAll(script, laterName(script)), text),
  );
  for (const script of scripts) renameSync(`${folder}/assets/${script}`, `${folder}/assets/${laterName(script)}`);
  return folder;
}
