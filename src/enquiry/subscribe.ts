import { sealed, submitEnquiry } from "./submit-enquiry.ts";

/** The newsletter's form stands on every page, and the query client is large: it comes when there is something to post. */
export async function subscribe(email: string, trap: string): Promise<void> {
  const submission = sealed({ form: "newsletter", fields: { email } }, trap);
  if (!import.meta.env.VITE_ENQUIRY_URL) return submitEnquiry(submission);
  const { deliver } = await import("./delivery.ts");
  return deliver(submission);
}
