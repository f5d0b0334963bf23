import { z } from "zod";
import { id } from "./text.ts";

const hour = z.int().min(0).max(23);

/** In the order of the planner's list. */
const list = z.array(
  z.strictObject({
    id: id(),
    group: z.enum(["comfort", "light", "kitchen", "cooling"]),
    /** Watts while it runs, for the size. */
    running: z.number().positive(),
    /** Watts on average while it is in use, for the energy. */
    average: z.number().positive(),
    /** Start-up power, as a multiple of its running watts. */
    start: z.number().min(1),
    /** Hours of use a day. */
    hours: z.number().positive().max(24),
    /** The hour a home usually switches it on. */
    from: hour,
    /** Lights, fans and small electronics, which never run all together. */
    small: z.literal(true).optional(),
    /** Only the season with the larger load counts. */
    season: z.enum(["summer", "winter"]).optional(),
  }),
);

export const appliances = z.strictObject({ appliances: list }).transform((file) => file.appliances);
