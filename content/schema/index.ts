/** One schema for each file: `facts` for content/facts, `words` for content/<language>. */
import type { z } from "zod";
import { appliances } from "./appliances.ts";
import { cities } from "./cities.ts";
import { company } from "./company.ts";
import { contact } from "./contact.ts";
import { formats } from "./formats.ts";
import { hours } from "./hours.ts";
import { market } from "./market.ts";
import { plannerExamples } from "./planner-examples.ts";
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
  contact,
  formats,
};

type Outputs<Schemas extends Record<string, z.ZodType>> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };
export type Facts = Outputs<typeof facts>;
export type Words = Outputs<typeof words>;
