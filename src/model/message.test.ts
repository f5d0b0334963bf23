import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry } from "./enquiry.ts";
import { LEAST_TIME_MS, type Message, messageKey, waitBeforeSending } from "./message.ts";

const saying = (message: string): Message => ({ form: "contact", fields: { ...emptyEnquiry, message } });

test("the same words have the same key, other words or another draft have another", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const key = messageKey("seed", saying(words));
      return (
        key === messageKey("seed", saying(words)) &&
        key !== messageKey("seed", saying(`${words}.`)) &&
        key !== messageKey("another", saying(words)) &&
        /^[\w-]+$/.test(key)
      );
    }),
  );
});

test("on a new page a message waits for the rest of the least time, on an old one it goes at once", () => {
  expect(waitBeforeSending(0)).toBe(LEAST_TIME_MS);
  expect(waitBeforeSending(LEAST_TIME_MS - 1)).toBe(1);
  expect(waitBeforeSending(LEAST_TIME_MS)).toBe(0);
  expect(waitBeforeSending(60_000)).toBe(0);
});
