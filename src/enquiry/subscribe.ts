import type { Message } from "../model/message.ts";
import { createSubmission, submitEnquiry } from "./submit-enquiry.ts";

/** The newsletter form is on every page, so the query client loads only when there is something to post. */
export async function subscribe(email: string, honeypot: string): Promise<void> {
  const message: Message = { form: "newsletter", fields: { email } };
  if (!import.meta.env.VITE_ENQUIRY_URL) return submitEnquiry(createSubmission(message));
  const { deliver } = await import("./delivery.ts");
  return deliver(message, honeypot);
}
