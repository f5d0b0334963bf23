import { expect, test } from "vitest";
import { retryDelay } from "../model/retry.ts";
import { queryClient } from "./query-client.ts";

test("retry delay doubles up to 30 s", () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, 8000]);
  expect(retryDelay(5)).toBe(30_000);
  expect(retryDelay(60)).toBe(30_000);
});

test("query client has the specified defaults for queries and mutations", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  for (const options of [queries, mutations]) {
    expect(options).toMatchObject({ retry: 3, retryDelay, gcTime: 5 * 60 * 1000 });
  }
});
