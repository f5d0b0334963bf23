import { appliances } from "#facts/appliances.ts";
import { market } from "#facts/market.ts";
import { runExamples } from "#facts/run-examples.ts";
import { type Estimates, estimatesFrom } from "../../model/estimates.ts";

/** A function: shared chunks may import each other, and a constant could be read before it is set. */
export const siteEstimates = (): Estimates => estimatesFrom({ "run-examples": runExamples, appliances, market });
