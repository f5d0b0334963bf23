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

const fits = z
  .strictObject({
    from: z.number().optional(),
    upTo: z.number().optional(),
    type: z.enum(["standard", "hybrid"]).optional(),
  })
  .describe("Kilowatts, both ends included, and type of the models that the tile names.");

/** By the ids in content/<language>/solution-tiles.yaml. */
export const solutionFits = z.strictObject({ solutions: z.record(id(), fits) }).transform((file) => file.solutions);

const solution = z.strictObject({
  id: id().describe(
    "Which models it names is in content/facts/solutions.yaml, under the same id. An id that is not there names every model.",
  ),
  heading: text(60),
  text: text(160),
  picture: picture(),
  alt: text(160),
  night: z.literal(true).optional().describe("In white on its picture, over the whole width."),
});

export const solutionTiles = z.strictObject({ solutions: listOf(solution) }).transform((file) => file.solutions);
