import { z } from "zod";
import { link } from "./link.ts";
import { label, message } from "./text.ts";

export const footer = z.strictObject({
  greeting: label(),
  products: label(),
  quickLinks: z.strictObject({ heading: label(), links: z.array(link()).max(8) }),
  follow: label(),
  copyright: message(90, "year", "name", "tagline"),
});
