import { QueryClient } from "@tanstack/react-query";
import { GARBAGE_COLLECTION_MS, RETRIES, retryDelay } from "../model/retry.ts";

const patience = { retry: RETRIES, retryDelay, gcTime: GARBAGE_COLLECTION_MS };

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: patience,
    // Logging needs no network, so a visitor who is offline is not kept waiting.
    mutations: { ...patience, networkMode: "always" },
  },
});
