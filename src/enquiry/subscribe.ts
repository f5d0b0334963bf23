import type { Message } from "../model/message.ts";
import { sealed, submitEnquiry } from "./submit-enquiry.ts";

/** The newsletter's form stands on every page, and what posts is large: it comes when there is something to post. */
export async function subscribe(email: string, trap: string): Promise<void> {
  const message: Message = { form: "newsletter", fields: { email } };
  if (!import.meta.env.VITE_ENQUIRY_URL) return submitEnquiry(sealed(message));
  const { deliver } = await import("./delivery.ts");
  return deliver(message, trap);
}
