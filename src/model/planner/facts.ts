import type { Facts } from "../../../content/schema/index.ts";
import type { ListedProduct } from "../range.ts";

export type Appliance = Facts["appliances"][number];
export type City = Facts["cities"][number];
export type Market = Facts["market"];
/** Without `smaller`, which only sentences use. */
export type Examples = Omit<Facts["planner-examples"], "smaller">;
export type Example = Examples["examples"][number];
export type Use = Example["use"];

/** What the planner counts with. */
export type PlannerFacts = {
  products: readonly ListedProduct[];
  appliances: readonly Appliance[];
  cities: readonly City[];
  market: Market;
  examples: Examples;
};
