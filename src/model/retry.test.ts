import { expect, test } from "vitest";
import { problemOf, RETRIES, Refusal, tryAgain } from "./retry.ts";

test("only a 2xx is a success", () => {
  for (const status of [200, 201, 202, 204]) expect(problemOf(status)).toBeUndefined();
  for (const status of [304, 400, 404, 500]) expect(problemOf(status)).toBeInstanceOf(Error);
});

test("a refusal is final; a server that is late, busy or broken is asked again", () => {
  for (const status of [400, 401, 404, 409, 413, 422]) expect(problemOf(status)).toBeInstanceOf(Refusal);
  for (const status of [408, 429, 500, 502, 503]) expect(problemOf(status)).not.toBeInstanceOf(Refusal);
});

test("three retries and no more, none after a refusal", () => {
  expect(tryAgain(RETRIES - 1, new Error())).toBe(true);
  expect(tryAgain(RETRIES, new Error())).toBe(false);
  expect(tryAgain(0, new Refusal())).toBe(false);
});
