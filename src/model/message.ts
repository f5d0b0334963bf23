import type { Enquiry } from "./enquiry.ts";

/** What can leave a form. */
export type Message = { form: "contact"; fields: Enquiry } | { form: "newsletter"; fields: { email: string } };

/** Goes with a message that is sent for real. */
export type Seal = {
  /** The same for every attempt at one message, so that the receiver can tell a repeat from a new one. */
  key: string;
  /** What stood in the field that people do not see. */
  trap: string;
};

/** Nobody reads a page and writes to us in less. */
export const LEAST_TIME_MS = 3000;

/** How long a message has to wait on a page that is this old; a quick visitor is delayed, never refused. */
export const waitBeforeSending = (pageAgeMs: number): number => Math.max(0, LEAST_TIME_MS - pageAgeMs);

/** FNV-1a: tells one wording of a draft from another; it guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A repeat of the same words has the same key; changed words are a new message, or the change would be thrown away. */
export const messageKey = (seed: string, { form, fields }: Message): string =>
  `${seed}-${fingerprint(JSON.stringify([form, fields]))}`;
