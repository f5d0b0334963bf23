/** One schema for each file: `facts` for content/facts, `words` for content/<language>. */
import type { z } from "zod";
import { appliances } from "./appliances.ts";
import { calculator } from "./calculator.ts";
import { cities } from "./cities.ts";
import { company } from "./company.ts";
import { contact } from "./contact.ts";
import { formats } from "./formats.ts";
import { hours } from "./hours.ts";
import { market } from "./market.ts";
import { planner } from "./planner.ts";
import { plannerAssumptions } from "./planner-assumptions.ts";
import { plannerDay } from "./planner-day.ts";
import { plannerExamples } from "./planner-examples.ts";
import { plannerAppliances, plannerCities } from "./planner-names.ts";
import { plannerSavings } from "./planner-savings.ts";
import { plannerSummary } from "./planner-summary.ts";
import { specification } from "./specification.ts";

export { type Product, product } from "./product.ts";

export const facts = {
  appliances,
  cities,
  company,
  hours,
  market,
  "planner-examples": plannerExamples,
  specification,
};

export const words = {
  calculator,
  contact,
  formats,
  planner,
  "planner-appliances": plannerAppliances,
  "planner-assumptions": plannerAssumptions,
  "planner-cities": plannerCities,
  "planner-day": plannerDay,
  "planner-savings": plannerSavings,
  "planner-summary": plannerSummary,
};

type Outputs<Schemas extends Record<string, z.ZodType>> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };
export type Facts = Outputs<typeof facts>;
export type Words = Outputs<typeof words>;
