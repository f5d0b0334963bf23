/** Installs missing packages. Plain JavaScript, since the system's Node runs it before the project's Node is installed. */
import { execSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const INSTALLED = "node_modules/.package-lock.json";

const upToDate =
  existsSync(INSTALLED) &&
  statSync(INSTALLED).mtimeMs >= statSync("package-lock.json").mtimeMs &&
  existsSync("node_modules/.bin/node");

if (!upToDate) {
  console.log("Installing packages (npm ci) …");
  try {
    execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
  } catch {
    console.error("The installation failed; see npm's output above.");
    process.exit(1);
  }
}
