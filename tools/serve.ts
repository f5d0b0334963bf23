/** Serves the built site. PORT sets the port. */
import { readFileSync } from "node:fs";
import type { Policy } from "../deploy/policy.ts";
import { siteServer } from "../deploy/server.ts";

const port = Number(process.env.PORT ?? 3000);
const policy: Policy = JSON.parse(readFileSync("deploy/out/policy.json", "utf8"));

siteServer(policy, "dist").listen(port, () => console.log(`FLARE is at http://localhost:${port}`));
