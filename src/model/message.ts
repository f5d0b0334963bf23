import type { Enquiry } from "./enquiry.ts";

export type OutgoingMessage = { form: "contact"; fields: Enquiry } | { form: "newsletter"; fields: { email: string } };

/** Bots submit sooner than this after the page has loaded. */
export const MIN_PAGE_AGE_MS = 3000;

/** A quick visitor is delayed, not rejected. */
export const waitBeforeSending = (pageAgeMs: number): number => Math.max(0, MIN_PAGE_AGE_MS - pageAgeMs);

/** FNV-1a. Not for security. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The same for every attempt at one message. Changed text gets a new key, or the receiver would drop it as a repeat. */
export const idempotencyKey = (draftId: string, { form, fields }: OutgoingMessage): string =>
  `${draftId}-${hashOf(JSON.stringify([form, fields]))}`;
