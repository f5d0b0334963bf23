import type { Facts } from "../../content/schema/index.ts";
import { type RunExamples, runExamples } from "./runs-at-once.ts";

/** What the site calculates beside the specification. `arrayRatio` is that of panels to inverter. */
export type Estimates = { examples: RunExamples; arrayRatio: number };

type EstimateFacts = Pick<Facts, "run-examples" | "appliances" | "market">;

export const estimatesFrom = ({ "run-examples": runs, appliances, market }: EstimateFacts): Estimates => ({
  examples: runExamples(runs, appliances, market.headroom),
  arrayRatio: market.arrayRatio.usual,
});
