import { byCapacity, kilowatts } from "../product.ts";
import type { ListedProduct } from "../range.ts";
import { type Counts, chosen, countOf } from "./appliance.ts";
import type { Appliance, Market, PlannerFacts } from "./facts.ts";

/** Kilowatts. */
type Load = { connected: number; together: number; need: number };

export type Sizing = { load: Load; highStart: readonly Appliance[] } & (
  | { fits: true; product: ListedProduct }
  | { fits: false; reason: "no-load" | "too-large" }
);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
// Rounded to the watt, so that floating point does not push a load over a size.
const toKilowatts = (watts: number): number => Math.round(watts) / 1000;

function demand(appliances: readonly Appliance[], counts: Counts, { small, other }: SizingRule): number {
  const watts = (list: readonly Appliance[]) => sum(list.map((each) => each.running * countOf(counts, each)));
  const heavy = appliances.filter(({ small }) => !small);
  const largest = Math.max(0, ...heavy.map(({ running }) => running));
  const light = appliances.filter((each) => each.small);
  return (small / 100) * watts(light) + largest + (other / 100) * (watts(heavy) - largest);
}

type SizingInput = { counts: Counts; allAtOnce: boolean };
/** Percent: what of the connected load runs together, and what is added to it. */
type SizingRule = Market["together"]["home"] & { headroom: number };
type SizingFacts = Pick<PlannerFacts, "products" | "appliances"> & { market: Pick<Market, "starting"> };

export function loadOf(appliances: readonly Appliance[], { counts, allAtOnce }: SizingInput, rule: SizingRule): Load {
  const list = chosen(appliances, counts);
  const connected = sum(list.map((each) => each.running * countOf(counts, each)));
  // Geysers and air conditioners never run in the same season: the larger load counts.
  const bySeason = (["summer", "winter"] as const).map((season) =>
    demand(
      list.filter((each) => (each.season ?? season) === season),
      counts,
      rule,
    ),
  );
  const together = allAtOnce ? connected : Math.max(...bySeason);
  return {
    connected: toKilowatts(connected),
    together: toKilowatts(together),
    // Rounded as it is shown: 4.203 would be shown as 4.20, which is no reason against a model of 4.2 kW.
    need: Math.round((together * (1 + rule.headroom / 100)) / 10) / 100,
  };
}

/** The smallest model that fits; only hybrids can give backup. */
export function sizeFor(
  { products, appliances, market }: SizingFacts,
  input: SizingInput & { backup: boolean },
  rule: SizingRule,
): Sizing {
  const load = loadOf(appliances, input, rule);
  const highStart = chosen(appliances, input.counts).filter(({ start }) => start >= market.starting.from);
  if (load.connected === 0) return { load, highStart, fits: false, reason: "no-load" };
  const range = byCapacity(products).filter(({ type }) => !input.backup || type === "hybrid");
  const product = range.find((each) => kilowatts(each) >= load.need);
  if (!product) return { load, highStart, fits: false, reason: "too-large" };
  return { load, highStart, fits: true, product };
}
