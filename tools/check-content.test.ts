import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const check = (cwd = ".", settings = {}) =>
  spawnSync("node", ["tools/check-content.ts"], { cwd, encoding: "utf8", env: { ...process.env, ...settings } });

function copySources() {
  mkdirSync(".cache", { recursive: true });
  const copy = mkdtempSync(".cache/content-");
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of ["src/content", "src/model", "tools/check-content.ts"])
    cpSync(file, join(copy, file), { recursive: true });
  return copy;
}

test("current content passes, with a warning about placeholders", () => {
  const { status, stderr } = check();
  expect(status).toBe(0);
  expect(stderr).toContain("sales@flare.example");
});

test("invalid product fails the check, which names it", () => {
  const copy = copySources();
  const file = join(copy, "src/content/products/flare-82kw.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace('"8.2KW Hybrid"', '"huge"'));
  const { status, stderr } = check(copy);
  expect(status).toBe(1);
  expect(stderr).toContain('Product "FLARE 8.2KW": capacity');
});

test("invalid VITE_ENQUIRY_URL fails the check", () => {
  const { status, stderr } = check(".", { VITE_ENQUIRY_URL: "enquiries.flare.example" });
  expect(status).toBe(1);
  expect(stderr).toContain("VITE_ENQUIRY_URL");
});
