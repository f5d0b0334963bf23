import { z } from "zod";
import { label, text } from "./text.ts";

/** In the bundle of every page, so keep it short. */
export const site = z.strictObject({
  /** With its region, as in <html lang>. */
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "must read like 'en-IN'"),
  name: label(),
  tagline: label(),
  taglineHindi: label(),
  /** Describes the picture that other sites show with a link. */
  shareCard: text(120),
});
