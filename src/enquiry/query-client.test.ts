import { expect, test } from "vitest";
import { retryDelay } from "../model/retry.ts";
import { queryClient } from "./query-client.ts";

test("query client has the specified defaults for queries and mutations", () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  for (const options of [queries, mutations]) {
    expect(options).toMatchObject({ retry: 3, retryDelay, gcTime: 5 * 60 * 1000 });
  }
});
