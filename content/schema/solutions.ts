import { z } from "zod";
import { listOf } from "./link.ts";
import { picture } from "./product.ts";
import { id, label, text } from "./text.ts";

export const solutions = z.strictObject({
  heading: text(60),
  lead: text(120),
  finder: label(),
  note: text(200),
});

const solution = z.strictObject({
  id: id().describe("A name of your choice, unlike the others: small letters, digits and hyphens."),
  heading: text(60),
  text: text(160),
  picture: picture(),
  alt: text(160),
  night: z.literal(true).optional().describe("In white on its picture, over the whole width."),
  /** Kilowatts and type of the models that it names. */
  fits: z.strictObject({
    from: z.number().optional(),
    upTo: z.number().optional(),
    type: z.enum(["standard", "hybrid"]).optional(),
  }),
});

export const solutionTiles = z.strictObject({ solutions: listOf(solution) }).transform((file) => file.solutions);
