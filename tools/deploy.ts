/** Writes what each host needs to serve dist/: static hosts find theirs in it, the others in deploy/out. Runs last, over the finished site. */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadEnv } from "vite";
import { caddy } from "../deploy/caddy.ts";
import { nginx } from "../deploy/nginx.ts";
import { policy } from "../deploy/policy.ts";
import { headersFile, redirectsFile } from "../deploy/static-hosts.ts";
import { stylesHash } from "../deploy/styles-hash.ts";
import { site } from "../src/content/site.ts";

// Read as the pages' own build reads it, so that the policy opens for what they were built with.
const { VITE_ENQUIRY_URL: enquiryUrl } = loadEnv("production", ".", "VITE_");
const rules = policy({ styles: stylesHash("dist"), enquiryUrl });
const name = new URL(site.address).host;
const root = "/srv/flare";

mkdirSync("deploy/out", { recursive: true });
writeFileSync("deploy/out/policy.json", JSON.stringify(rules, undefined, 2));
writeFileSync(
  "deploy/out/Caddyfile",
  caddy(rules, { address: `{$FLARE_ADDRESS:${name}}`, root: `{$FLARE_ROOT:${root}}` }),
);
writeFileSync("deploy/out/nginx.conf", nginx(rules, { name, listen: "80", root }));
writeFileSync("dist/_headers", headersFile(rules));
writeFileSync("dist/_redirects", redirectsFile(rules));
