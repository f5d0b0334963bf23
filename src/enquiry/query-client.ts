import { QueryClient } from "@tanstack/react-query";
import { GARBAGE_COLLECTION_MS, RETRIES, retryDelay } from "../model/retry.ts";

const retryOptions = { retry: RETRIES, retryDelay, gcTime: GARBAGE_COLLECTION_MS };

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: retryOptions,
    // By default mutations pause while offline, but logging needs no network.
    mutations: { ...retryOptions, networkMode: "always" },
  },
});
