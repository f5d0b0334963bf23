import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { company } from "#facts/company.ts";
import { placeholders } from "./placeholders.ts";

const check = (settings = {}) =>
  spawnSync("node", ["tools/check-settings.ts"], { encoding: "utf8", env: { ...process.env, ...settings } });

test("current settings pass, with a warning that names the placeholders of the content", () => {
  const { status, stderr } = check();
  expect(status).toBe(0);
  for (const placeholder of placeholders(company)) expect(stderr).toContain(placeholder);
});

test("invalid VITE_ENQUIRY_URL fails the check", () => {
  const { status, stderr } = check({ VITE_ENQUIRY_URL: "enquiries.flare.example" });
  expect(status).toBe(1);
  expect(stderr).toContain("VITE_ENQUIRY_URL");
});

test("placeholders finds nested placeholders and no real addresses", () => {
  expect(
    placeholders({ a: [{ email: "hello@flare.example" }], phone: "+91 00000 00001", real: "hello@flare.in" }),
  ).toEqual(["hello@flare.example", "+91 00000 00001"]);
});
