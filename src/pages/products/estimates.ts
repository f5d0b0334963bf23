import { appliances } from "#facts/appliances.ts";
import { market } from "#facts/market.ts";
import { runExamples } from "#facts/run-examples.ts";
import { type Estimates, estimatesFrom } from "../../model/estimates.ts";

/** A function, since chunks that pages share may import one another. */
export const siteEstimates = (): Estimates => estimatesFrom({ "run-examples": runExamples, appliances, market });
