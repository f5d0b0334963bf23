export const RETRIES = 3;
const LONGEST_RETRY_DELAY_MS = 30_000;
export const GARBAGE_COLLECTION_MS = 5 * 60_000;

/** 1 s, 2 s, 4 s … and never more than 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, LONGEST_RETRY_DELAY_MS);

/** The receiver has understood the message and will not take it: asking again would change nothing. */
export class Refusal extends Error {}

const WORTH_ANOTHER_TRY = [408, 429];

/** What an answer's status means for the sender. */
export function problemOf(status: number): Error | undefined {
  if (status >= 200 && status < 300) return undefined;
  const final = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.includes(status);
  return final ? new Refusal(`refused with ${status}`) : new Error(`answered ${status}`);
}

export const tryAgain = (failures: number, error: Error): boolean => failures < RETRIES && !(error instanceof Refusal);
