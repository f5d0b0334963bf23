import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import type { OutgoingMessage } from "../model/message.ts";
import { deliver } from "./delivery.ts";

// The default build, whatever the environment has.
beforeEach(() => vi.stubEnv("VITE_ENQUIRY_URL", ""));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const messages: [string, OutgoingMessage][] = [
  ["Contact form submission:", { form: "contact", fields: { ...emptyEnquiry, name: "Asha" } }],
  ["Newsletter subscription:", { form: "newsletter", fields: { email: "asha@home.example" } }],
];

test.each(messages)("%s is logged and not sent by default", async (label, message) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  await deliver(message, "");
  expect(log).toHaveBeenCalledExactlyOnceWith(label, message.fields);
  expect(fetch).not.toHaveBeenCalled();
});
