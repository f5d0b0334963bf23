import { z } from "zod";
import { listOf } from "./link.ts";
import { source } from "./source.ts";
import { id } from "./text.ts";

/** kWh a year per kWp, at a performance ratio of 0.75. */
const list = listOf(
  z.strictObject({
    id: id(),
    yearlyYield: z.number().positive(),
    freeUnits: z.number().positive().optional().describe("Homes that use fewer units a month pay nothing."),
  }),
);

export const cities = z.strictObject({ source: source(), cities: list }).transform((file) => file.cities);
