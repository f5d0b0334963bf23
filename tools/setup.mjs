/** Installs what is missing. Plain JavaScript, since it runs on the machine's own Node before the project's is there. */
import { execSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const INSTALLED = "node_modules/.package-lock.json";

const upToDate =
  existsSync(INSTALLED) &&
  statSync(INSTALLED).mtimeMs >= statSync("package-lock.json").mtimeMs &&
  existsSync("node_modules/.bin/node");

if (!upToDate) {
  console.log("Installing what the project needs (npm ci) …");
  try {
    execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
  } catch {
    console.error("The installation failed: npm says why above.");
    process.exit(1);
  }
}
