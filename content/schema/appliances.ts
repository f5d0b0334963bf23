import { z } from "zod";
import { listOf } from "./link.ts";
import { source } from "./source.ts";
import { id } from "./text.ts";

const hour = z.int().min(0).max(23);

/** In the order of the planner's list. */
const list = listOf(
  z.strictObject({
    id: id(),
    group: z.enum(["cooling", "light", "kitchen"]),
    running: z.number().positive().describe("Watts while it runs, for the size."),
    average: z.number().positive().describe("Watts on average while it is in use, for the energy."),
    start: z.number().min(1).describe("Start-up power, as a multiple of its running watts."),
    hours: z.number().positive().max(24).describe("Hours of use a day."),
    from: hour.describe("The hour a home usually switches it on."),
    small: z.literal(true).optional().describe("Lights, fans and small electronics, which never run all together."),
    season: z.enum(["summer", "winter"]).optional().describe("Only the season with the larger load counts."),
  }),
);

export const appliances = z.strictObject({ source: source(), appliances: list }).transform((file) => file.appliances);
