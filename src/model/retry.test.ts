import { expect, test } from "vitest";
import { errorForStatus, RETRIES, Refusal, retryDelay, shouldRetry } from "./retry.ts";

test("errorForStatus is undefined for 2xx only", () => {
  for (const status of [200, 201, 202, 204]) expect(errorForStatus(status)).toBeUndefined();
  for (const status of [304, 400, 404, 500]) expect(errorForStatus(status)).toBeInstanceOf(Error);
});

test("errorForStatus returns a Refusal for 4xx except 408 and 429", () => {
  for (const status of [400, 401, 404, 409, 413, 422]) expect(errorForStatus(status)).toBeInstanceOf(Refusal);
  for (const status of [408, 429, 500, 502, 503]) expect(errorForStatus(status)).not.toBeInstanceOf(Refusal);
});

test("shouldRetry allows three retries, and none after a Refusal", () => {
  expect(shouldRetry(RETRIES - 1, new Error())).toBe(true);
  expect(shouldRetry(RETRIES, new Error())).toBe(false);
  expect(shouldRetry(0, new Refusal())).toBe(false);
});

test("retry delay doubles up to 30 s", () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, 8000]);
  expect(retryDelay(5)).toBe(30_000);
  expect(retryDelay(60)).toBe(30_000);
});
