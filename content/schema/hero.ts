import { z } from "zod";
import { listOf } from "./link.ts";
import { picture } from "./product.ts";
import { label, message, text } from "./text.ts";

const slide = z.strictObject({
  id: z.enum(["sunrise", "noon", "golden", "night"]),
  time: label().describe("The time of day, at the dial."),
  headline: text(40),
  lead: text(120),
  picture: picture(),
  tallPicture: picture().describe("For narrow screens."),
  alt: text(160),
});

export const hero = z.strictObject({
  label: label(),
  carousel: label().describe("What a screen reader calls the element."),
  explore: label(),
  learnMore: label(),
  goTo: message("number"),
  place: message("time", "number", "count"),
  pause: label(),
  play: label(),
  slides: listOf(slide),
});
