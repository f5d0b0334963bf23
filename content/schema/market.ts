import { z } from "zod";

const rupees = z.number().nonnegative();
const percent = z.number().min(0).max(100);
const shares = z.strictObject({ small: percent, other: percent });

/** Public figures that copy and calculators use. `asOf` is the one date that sentences refer to. */
export const market = z.strictObject({
  asOf: z.iso.date(),
  /** PM Surya Ghar, for homes. */
  subsidy: z.strictObject({
    firstTwoKilowatts: rupees,
    thirdKilowatt: rupees,
    most: rupees,
    specialStatesPercent: percent,
    ends: z.iso.date(),
  }),
  delhi: z.strictObject({
    subsidy: rupees,
    inAll: rupees,
    freeUnits: z.number(),
    incentive: z.strictObject({ upTo3: rupees, upTo10: rupees, policyYear: z.int() }),
  }),
  gst: z.strictObject({ percent, since: z.iso.date() }),
  /** Kilowatts up to which no feasibility study is needed, and the days it takes above. */
  approval: z.strictObject({ kilowatts: z.number(), days: z.int(), rulesYear: z.int() }),
  /** Kilograms per unit. */
  co2: z.strictObject({ perUnit: z.number(), version: z.string(), published: z.iso.date() }),
  /** Rupees a unit, and an example battery in kWh. */
  tariff: rupees,
  battery: z.number(),
  /** Percent a year. */
  fading: percent,
  /** Shares of the yearly yield. */
  yieldRange: z.strictObject({ low: z.number(), high: z.number() }),
  performanceRatio: z.number(),
  yieldTolerancePercent: percent,
  /** Panel kilowatts per inverter kilowatt. */
  arrayRatio: z.strictObject({ least: z.number(), usual: z.number(), most: z.number() }),
  squareMetresPerKilowatt: z.number(),
  /** Rounded as people say it. */
  squareFeetPerKilowatt: z.number(),
  /** Percent of what is connected that runs together: India's National Electrical Code, simplified. */
  together: z.strictObject({ home: shares, business: shares }),
  headroom: percent,
  wattageTolerancePercent: percent,
  /** What motors pull as they start, in multiples of their running power. */
  starting: z.strictObject({ least: z.number(), most: z.number() }),
});
