/** Prints the Observatory's scan of a host as JSON: `node tools/observatory/scan.ts localhost:3000`. */
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { OBSERVATORY } from "./package.ts";

type Scanner = { scan: (host: string) => Promise<unknown> };

// Normally downloaded by its install script, which we do not run. The tested hosts are not on the list anyway.
const preloaded = `${OBSERVATORY}/conf/hsts-preload.json`;
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const { scan }: Scanner = await import(resolve(OBSERVATORY, "src/scanner/index.js"));
console.log(JSON.stringify(await scan(process.argv[2] ?? "")));
