import { waitBeforeSending } from "../model/message.ts";
import { errorForStatus } from "../model/retry.ts";
import type { Submission } from "./submit-enquiry.ts";

const ATTEMPT_TIMEOUT_MS = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One attempt. Resolves when the receiver has answered with a 2xx status. */
export async function postEnquiry(url: string, { message, key, honeypot }: Submission): Promise<void> {
  const delayMs = waitBeforeSending(performance.now());
  if (delayMs > 0) await wait(delayMs);
  // Bots get the same answer as anyone, so they don't learn about the honeypot.
  if (honeypot) return;
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ form: message.form, ...message.fields }),
    credentials: "omit",
    // A redirect may become a GET, which succeeds without the message.
    redirect: "error",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  const error = errorForStatus(response.status);
  if (error) throw error;
}
