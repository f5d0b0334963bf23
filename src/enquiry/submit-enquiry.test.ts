import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import { createSubmission, submitEnquiry } from "./submit-enquiry.ts";
import { subscribe } from "./subscribe.ts";

// The default build, whatever the environment has.
beforeEach(() => vi.stubEnv("VITE_ENQUIRY_URL", ""));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("enquiry is logged and not sent by default", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  const fields = { ...emptyEnquiry, name: "Asha" };
  await submitEnquiry(createSubmission({ form: "contact", fields }));
  expect(log).toHaveBeenCalledExactlyOnceWith("Contact form submission:", fields);
  expect(fetch).not.toHaveBeenCalled();
});

test("newsletter subscription is logged and not sent by default", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  await subscribe("asha@home.example", "");
  expect(log).toHaveBeenCalledExactlyOnceWith("Newsletter subscription:", { email: "asha@home.example" });
  expect(fetch).not.toHaveBeenCalled();
});
