import { expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

test("by default an enquiry is logged, and nothing else happens to it", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const fetch = vi.spyOn(globalThis, "fetch");
  const enquiry = { ...emptyEnquiry, name: "Asha" };
  await submitEnquiry(enquiry);
  expect(log).toHaveBeenCalledExactlyOnceWith("Contact form submission:", enquiry);
  expect(fetch).not.toHaveBeenCalled();
});
