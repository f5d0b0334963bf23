import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyEnquiry } from "./enquiry.ts";
import { idempotencyKey, MIN_PAGE_AGE_MS, type OutgoingMessage, waitBeforeSending } from "./message.ts";

const saying = (message: string): OutgoingMessage => ({ form: "contact", fields: { ...emptyEnquiry, message } });

test("idempotencyKey is the same for the same text and draft, and different otherwise", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const key = idempotencyKey("seed", saying(words));
      return (
        key === idempotencyKey("seed", saying(words)) &&
        key !== idempotencyKey("seed", saying(`${words}.`)) &&
        key !== idempotencyKey("another", saying(words)) &&
        /^[\w-]+$/.test(key)
      );
    }),
  );
});

test("waitBeforeSending is the rest of the minimum page age", () => {
  expect(waitBeforeSending(0)).toBe(MIN_PAGE_AGE_MS);
  expect(waitBeforeSending(MIN_PAGE_AGE_MS - 1)).toBe(1);
  expect(waitBeforeSending(MIN_PAGE_AGE_MS)).toBe(0);
  expect(waitBeforeSending(60_000)).toBe(0);
});
