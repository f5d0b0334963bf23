import { z } from "zod";
import { link } from "./link.ts";
import { picture } from "./product.ts";
import { label, message, text } from "./text.ts";

export const services = z.strictObject({
  section: label(),
  heading: text(60),
  lead: text(80),
  picture: z.strictObject({ name: picture(), tall: picture(), alt: text(160) }),
  helpHeading: label(),
  help: z.array(link().extend({ icon: z.enum(["size", "hybrid", "sheet", "talk"]) })),
  more: label(),
  search: z.strictObject({
    label: label(),
    hint: label(),
    counted: message(40, "count"),
    clear: label(),
    clearLong: label(),
    none: text(60),
    advice: text(90),
    ask: link(),
  }),
});
