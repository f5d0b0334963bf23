import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentUpdated } from "./updated.ts";

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format();

function site() {
  const folder = mkdtempSync(join(tmpdir(), "flare-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "content"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write("content/a.yaml", "a: 1\n");
  return { folder, write };
}

function committedSite() {
  const { folder, write } = site();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@flare.example", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-31T20:00:00Z" },
    });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Add content");
  return { folder, write };
}

test("contentUpdated is today for content without history", () => {
  expect(contentUpdated(["content"], site().folder)).toBe(today());
});

test("contentUpdated is the day of the last commit in India, whatever else changes", () => {
  const { folder, write } = committedSite();
  expect(contentUpdated(["content"], folder)).toBe("2026-02-01");
  write("code.ts", "");
  expect(contentUpdated(["content"], folder)).toBe("2026-02-01");
});

test("contentUpdated is today for content with uncommitted changes", () => {
  const { folder, write } = committedSite();
  write("content/a.yaml", "a: 2\n");
  expect(contentUpdated(["content"], folder)).toBe(today());
});

test("contentUpdated ignores changes of other files", () => {
  const { folder, write } = committedSite();
  write("content/b.yaml", "b: 1\n");
  expect(contentUpdated(["content/a.yaml"], folder)).toBe("2026-02-01");
});
