import { cpSync, existsSync } from "node:fs";
import { run } from "../apt.ts";

/** Not in node_modules, since it has two hundred dependencies. */
const FOLDER = ".cache/observatory";

export const OBSERVATORY = `${FOLDER}/node_modules/@mdn/mdn-http-observatory`;

export const hasObservatory = () => existsSync(OBSERVATORY);

export function installObservatory() {
  for (const file of ["package.json", "package-lock.json"]) cpSync(`tools/observatory/${file}`, `${FOLDER}/${file}`);
  run(`npm ci --prefix ${FOLDER} --ignore-scripts --no-audit --no-fund --loglevel=error`);
}
