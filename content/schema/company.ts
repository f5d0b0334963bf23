import { z } from "zod";
import { listOf } from "./link.ts";

const phone = z
  .string()
  .regex(/^\+91(?=( ?\d){10}$)( \d{2,6}){2,3}$/, "must read like '+91 98765 43210' or '+91 11 4000 1234'");
const network = z.enum(["LinkedIn", "Instagram", "YouTube", "Facebook"]);
const channel = z.strictObject({ email: z.email(), phone });

/** Addresses of .example and numbers of zeros are placeholders: the build warns about them. */
export const company = z.strictObject({
  url: z.url(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe("Its code, such as IN."),
  channels: z.strictObject({ general: channel, sales: channel, support: channel }),
  /** Takes messages by WhatsApp. Without it nothing offers to send one. */
  whatsapp: phone.optional(),
  social: listOf(z.strictObject({ network, href: z.url() }), { min: 0, by: "network" }),
});
