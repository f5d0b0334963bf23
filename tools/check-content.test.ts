import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let copy: string;
beforeEach(() => {
  mkdirSync(".cache", { recursive: true });
  copy = mkdtempSync(".cache/content-");
  cpSync("src", join(copy, "src"), { recursive: true });
  cpSync("tools", join(copy, "tools"), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = (settings = {}) =>
  spawnSync("node", ["tools/check-content.ts"], { cwd: copy, encoding: "utf8", env: { ...process.env, ...settings } });

test("content as it stands lets the build go on, with a warning for each placeholder", () => {
  const { status, stderr } = check();
  expect(status).toBe(0);
  expect(stderr).toContain("sales@flare.example");
});

test("a bad product file stops the build and is named", () => {
  const file = join(copy, "src/content/products/flare-82kw.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace('"8.2KW Hybrid"', '"huge"'));
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('Product "FLARE 8.2KW": capacity');
});

test("an address for enquiries that could not be posted to stops the build", () => {
  const { status, stderr } = check({ VITE_ENQUIRY_URL: "enquiries.flare.example" });
  expect(status).toBe(1);
  expect(stderr).toContain("VITE_ENQUIRY_URL");
});
