import { z } from "zod";
import { label, text } from "./text.ts";

/** In the bundle of every page, so keep it short. */
export const site = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, "must read like 'en-IN'")
    .describe("With its region, as in <html lang>."),
  name: label(),
  tagline: label(),
  taglineHindi: label().optional().describe("Beside the tagline, on pages in other languages."),
  shareCard: text(120).describe("Describes the picture that other sites show with a link."),
});
