import { type Message, type Seal, waitBeforeSending } from "../model/message.ts";
import { problemOf } from "../model/retry.ts";

const ATTEMPT_MS = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One attempt. Resolves only when the receiver has said that it has the message. */
export async function byPost(address: string, { form, fields }: Message, { key, trap }: Seal): Promise<void> {
  const early = waitBeforeSending(performance.now());
  if (early > 0) await wait(early);
  // Only a program fills the field that nobody sees. It is thanked like anyone else and learns nothing.
  if (trap) return;
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ form, ...fields }),
    credentials: "omit",
    // Followed, a redirect may turn into a GET that succeeds and carries nothing.
    redirect: "error",
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  const problem = problemOf(response.status);
  if (problem) throw problem;
}
