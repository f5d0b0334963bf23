import { z } from "zod";
import { listOf } from "./link.ts";
import { scene } from "./product.ts";
import { id, label, message, text } from "./text.ts";

/** So that the dots on the dial can be told apart by a finger. */
const MAX_SLIDES = 6;

const slide = z.strictObject({
  id: id().describe("A name of your choice, unlike the others: small letters, digits and hyphens."),
  time: label().describe("The time of day, at the dial."),
  headline: text(40),
  lead: text(120),
  picture: scene(),
  alt: text(160),
});

export const hero = z.strictObject({
  label: label(),
  carousel: label().describe("What a screen reader calls the element."),
  explore: label(),
  learnMore: label(),
  goTo: message(40, "number"),
  place: message(40, "time", "number", "count"),
  pause: label(),
  play: label(),
  slides: listOf(slide, { min: 2, max: MAX_SLIDES }),
});
