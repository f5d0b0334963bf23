import { z } from "zod";
import { notSent, sent } from "./contact.ts";
import { label, text } from "./text.ts";

export const newsletter = z.strictObject({
  heading: text(60),
  label: label(),
  placeholder: label(),
  subscribe: label(),
  withoutScript: text(90),
  problem: text(90),
  thanks: sent,
  /** These two only in builds with VITE_ENQUIRY_URL. */
  sending: label(),
  notSent,
});
