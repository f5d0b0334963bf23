import { execSync } from "node:child_process";
import { existsSync } from "node:fs";

export const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

export const run = (command: string) =>
  execSync(command, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });

export const aptInstall = (names: string) => run(`apt-get update -qq && apt-get install -y -qq ${names}`);
