import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import { sealed, submitEnquiry } from "./submit-enquiry.ts";
import { subscribe } from "./subscribe.ts";

// As built by default, whatever the machine's own settings say.
beforeEach(() => vi.stubEnv("VITE_ENQUIRY_URL", ""));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("by default an enquiry is logged, and nothing else happens to it", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  const fields = { ...emptyEnquiry, name: "Asha" };
  await submitEnquiry(sealed({ form: "contact", fields }));
  expect(log).toHaveBeenCalledExactlyOnceWith("Contact form submission:", fields);
  expect(fetch).not.toHaveBeenCalled();
});

test("so is a subscription", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  await subscribe("asha@home.example", "");
  expect(log).toHaveBeenCalledExactlyOnceWith("Newsletter subscription:", { email: "asha@home.example" });
  expect(fetch).not.toHaveBeenCalled();
});
