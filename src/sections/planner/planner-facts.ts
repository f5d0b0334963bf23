import { products } from "#content/products.ts";
import { appliances } from "#facts/appliances.ts";
import { cities } from "#facts/cities.ts";
import { market } from "#facts/market.ts";
import { plannerExamples } from "#facts/planner-examples.ts";
import type { PlannerFacts } from "../../model/planner/facts.ts";

/** Imported here, so that they load with the planner and not with the first screen. */
export const plannerFacts: PlannerFacts = { products, appliances, cities, market, examples: plannerExamples };
