/** No known weakness in what ships. Where the registry answers no audits this says so, and does not pass for a clean one. */
import { spawnSync } from "node:child_process";

type Report = { metadata?: { vulnerabilities: { total: number } } };

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const { metadata }: Report = JSON.parse(stdout || "{}");

if (!metadata) console.warn("Not audited: the registry does not answer audits here.");
else if (metadata.vulnerabilities.total === 0) console.log("No known weakness in what ships.");
else {
  console.error(stdout);
  process.exit(1);
}
