/** Writes host configurations: _headers and _redirects into dist/, others into deploy/out/. Needs the finished dist/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadEnv } from "vite";
import { company } from "#facts/company.ts";
import { caddy } from "../deploy/caddy.ts";
import { fontLinks } from "../deploy/font-links.ts";
import { nginx } from "../deploy/nginx.ts";
import { policy } from "../deploy/policy.ts";
import { headersFile, redirectsFile } from "../deploy/static-hosts.ts";
import { stylesHashes } from "../deploy/styles-hashes.ts";

// Read in the same way as by the build, so that the policy allows the URL that the pages use.
const { VITE_ENQUIRY_URL: enquiryUrl } = loadEnv("production", ".", "VITE_");
const rules = policy({ styles: stylesHashes("dist"), links: fontLinks("dist"), enquiryUrl });
const name = new URL(company.url).host;
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
