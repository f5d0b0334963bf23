import { idempotencyKey, type OutgoingMessage } from "../model/message.ts";
import { draftId } from "./draft-id.ts";
import { postEnquiry } from "./post-enquiry.ts";

const logLabels: Record<OutgoingMessage["form"], string> = {
  contact: "Contact form submission:",
  newsletter: "Newsletter subscription:",
};

export type Submission = { message: OutgoingMessage; key: string; honeypot: string };

/** Created once per message: every attempt has the same key. */
export function createSubmission(message: OutgoingMessage, honeypot = ""): Submission {
  const key = import.meta.env.VITE_ENQUIRY_URL ? idempotencyKey(draftId(message.form), message) : "";
  return { message, key, honeypot };
}

/** By default a message is only logged, as specified. A build with VITE_ENQUIRY_URL posts it instead (decision 8). */
export async function submitEnquiry(submission: Submission): Promise<void> {
  const url = import.meta.env.VITE_ENQUIRY_URL;
  if (url) return postEnquiry(url, submission);
  const { message } = submission;
  console.log(logLabels[message.form], message.fields);
}
