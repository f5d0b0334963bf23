import { z } from "zod";
import { ascending } from "./ascending.ts";
import { source } from "./source.ts";

const rupees = z.number().nonnegative();
const percent = z.number().min(0).max(100);
const shares = z.strictObject({ small: percent, other: percent });

const upTo = z.number().positive().describe("Kilowatts.");

/** Two, since sentences name both. */
const inSteps = <Step extends z.ZodType<{ upTo: number }>>(step: Step) =>
  z
    .array(step)
    .length(2)
    .refine(([first, next]) => Number(first?.upTo) < Number(next?.upTo), "must rise from step to step");

const figures = z.strictObject({
  asOf: z.iso.date(),
  /** PM Surya Ghar, for homes. */
  subsidy: z.strictObject({
    steps: inSteps(z.strictObject({ upTo, perKilowatt: rupees })),
    specialStatesPercent: percent,
    ends: z.iso.date(),
  }),
  delhi: z.strictObject({
    subsidy: rupees,
    incentive: z.strictObject({ steps: inSteps(z.strictObject({ upTo, perUnit: rupees })), policyYear: z.int() }),
  }),
  gst: z.strictObject({ percent, since: z.iso.date() }),
  approval: z
    .strictObject({ kilowatts: z.number(), days: z.int(), rulesYear: z.int() })
    .describe("Kilowatts up to which no feasibility study is needed, and the days it takes above."),
  co2: z
    .strictObject({ perUnit: z.number(), version: z.string(), published: z.iso.date() })
    .describe("Kilograms per unit."),
  tariff: rupees.describe("Rupees a unit."),
  battery: z.number().describe("An example, in kWh."),
  fading: percent.describe("Percent a year."),
  yieldRange: z
    .strictObject({ low: z.number().positive().max(1), high: z.number().min(1).max(2) })
    .describe("Shares of the yearly yield."),
  performanceRatio: z.number().positive().max(1),
  yieldTolerancePercent: percent,
  arrayRatio: ascending(z.number().positive(), "least", "usual", "most").describe(
    "Panel kilowatts per inverter kilowatt.",
  ),
  squareMetresPerKilowatt: z.number(),
  squareFeetPerKilowatt: z.number().describe("Rounded as people say it."),
  together: z
    .strictObject({ home: shares, business: shares })
    .describe("Percent of what is connected that runs together: India's National Electrical Code, simplified."),
  headroom: percent,
  wattageTolerancePercent: percent,
  starting: ascending(z.number().min(1), "from", "least", "most").describe(
    "What motors pull as they start, in multiples of their running power. The planner names appliances {from} on; pumps and fixed-speed compressors pull {least} to {most}.",
  ),
});

const { asOf: _, ...sourced } = figures.keyof().enum;

/** Public figures that copy and calculators use. `asOf` is the one date that sentences refer to. */
export const market = figures
  .extend({ sources: z.record(z.enum(sourced), source()).describe("One for each of the above.") })
  .transform(({ sources: _, ...rest }) => rest);
