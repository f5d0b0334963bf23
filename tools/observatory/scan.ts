/** The Observatory's own scan of one host, as JSON: `node tools/observatory/scan.ts localhost:3000`. */
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { OBSERVATORY } from "./package.ts";

type Scanner = { scan: (host: string) => Promise<unknown> };

// Its install script would fetch the list of preloaded hosts, where ours is not; install scripts are not run here.
const preloaded = `${OBSERVATORY}/conf/hsts-preload.json`;
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const { scan }: Scanner = await import(resolve(OBSERVATORY, "src/scanner/index.js"));
console.log(JSON.stringify(await scan(process.argv[2] ?? "")));
