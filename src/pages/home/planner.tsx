import { appliances } from "../../content/appliances.ts";
import { cities } from "../../content/cities.ts";
import { commonAppliances, houseWithAc, plannerWords, presets } from "../../content/planner.ts";
import { products } from "../../content/products/index.ts";
import { usualPlan } from "../../model/planner/plan.ts";
import { Planner } from "../../sections/planner/planner.tsx";

const range = { products, appliances, cities };
const usual = usualPlan(houseWithAc.use, houseWithAc.counts, "new-delhi");

export function HomePlanner() {
  return <Planner range={range} usual={usual} presets={presets} common={commonAppliances} words={plannerWords} />;
}
