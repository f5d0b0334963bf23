export const RETRIES = 3;
const MAX_RETRY_DELAY_MS = 30_000;
export const GARBAGE_COLLECTION_MS = 5 * 60_000;

/** 1 s, 2 s, 4 s … up to 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, MAX_RETRY_DELAY_MS);

/** A permanent rejection: a retry would get the same answer. */
export class Refusal extends Error {}

const RETRYABLE_STATUSES = [408, 429];

export function errorForStatus(status: number): Error | undefined {
  if (status >= 200 && status < 300) return undefined;
  const final = status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
  return final ? new Refusal(`refused with ${status}`) : new Error(`answered ${status}`);
}

export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof Refusal);
