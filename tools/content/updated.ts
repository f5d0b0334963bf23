import { execFileSync } from "node:child_process";

/** The day in India, as 2026-11-18. */
const dayOf = (time: Date): string => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(time);

/** The day on which content last changed: that of its last commit, or today if it has changed since or has no history. */
export function contentUpdated(paths: readonly string[] = ["content"], cwd = "."): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const seconds = git("log", "-1", "--format=%ct", "--", ...paths);
    if (seconds && !git("status", "--porcelain", "--", ...paths)) return dayOf(new Date(Number(seconds) * 1000));
  } catch {
    // No git, or no repository.
  }
  return dayOf(new Date());
}
