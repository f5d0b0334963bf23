import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Policy } from "../deploy/policy.ts";

/** The policy that the build has written. */
export const readPolicy = (folder = "."): Policy =>
  JSON.parse(readFileSync(join(folder, "deploy/out/policy.json"), "utf8"));
