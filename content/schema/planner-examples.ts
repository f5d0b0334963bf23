import { z } from "zod";
import { listOf } from "./link.ts";
import { id } from "./text.ts";

const use = z.enum(["home", "business"]);

export const plannerExamples = z.strictObject({
  first: id().describe("The example that the planner starts with."),
  city: id(),
  smaller: z
    .record(id(), z.int().nonnegative())
    .describe("Where a smaller home, which a question names, differs from it."),
  examples: listOf(z.strictObject({ id: id(), use, counts: z.record(id(), z.int().positive()) })).describe(
    "How many of each appliance.",
  ),
  common: z.record(use, z.array(id())).describe("Shown at once; the others are under 'More appliances'."),
});
