export const RETRIES = 3;
export const LONGEST_RETRY_DELAY_MS = 30_000;
export const GARBAGE_COLLECTION_MS = 5 * 60_000;

/** 1 s, 2 s, 4 s … and never more than 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, LONGEST_RETRY_DELAY_MS);
