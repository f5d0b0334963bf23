import { z } from "zod";
import { picture } from "./product.ts";
import { label, text } from "./text.ts";

export const about = z.strictObject({
  section: label(),
  heading: text(80),
  lead: text(160),
  text: text(),
  picture: z.strictObject({ name: picture(), alt: text(160) }),
  storyLabel: label(),
  story: z.array(text()).min(1),
});
