import { type Message, messageKey, type Seal } from "../model/message.ts";
import { byPost } from "./by-post.ts";
import { seedOf } from "./seed.ts";

const openings: Record<Message["form"], string> = {
  contact: "Contact form submission:",
  newsletter: "Newsletter subscription:",
};

export type Submission = { message: Message; seal: Seal };

/** Made once a message, before its first attempt. */
export function sealed(message: Message, trap = ""): Submission {
  const key = import.meta.env.VITE_ENQUIRY_URL ? messageKey(seedOf(message.form), message) : "";
  return { message, seal: { key, trap } };
}

/**
 * The one door by which a message leaves a form. As specified, it is logged in the visitor's own browser and goes
 * nowhere else, unless the site was built with an address to post it to; then it is not logged (decision 8).
 */
export async function submitEnquiry({ message, seal }: Submission): Promise<void> {
  const address = import.meta.env.VITE_ENQUIRY_URL;
  if (address) return byPost(address, message, seal);
  console.log(openings[message.form], message.fields);
}
