import { byCapacity, kilowatts, type Product } from "../product.ts";
import { type Appliance, type Counts, chosen, countOf } from "./appliance.ts";

export type Use = "home" | "business";

export type Load = { connected: number; together: number; need: number };

/** All in kilowatts. */
export type Sizing = { load: Load; highStart: readonly Appliance[] } & (
  | { fits: true; product: Product; next: Product | undefined }
  | { fits: false; reason: "no-load" | "too-large" }
);

/** Percent of what is connected that runs together: India's National Electrical Code, simplified. */
type Shares = { small: number; other: number };
export const simultaneity: Record<Use, Shares> = {
  home: { small: 66, other: 50 },
  business: { small: 75, other: 75 },
};
/** Percent. */
export const HEADROOM = 25;
const HIGH_START_FACTOR = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
// Rounded to the watt, so that floating point does not push a load over a size.
const toKilowatts = (watts: number): number => Math.round(watts) / 1000;

function demand(appliances: readonly Appliance[], counts: Counts, { small, other }: Shares): number {
  const watts = (list: readonly Appliance[]) => sum(list.map((each) => each.running * countOf(counts, each)));
  const heavy = appliances.filter(({ small }) => !small);
  const largest = Math.max(0, ...heavy.map(({ running }) => running));
  const light = appliances.filter((each) => each.small);
  return (small / 100) * watts(light) + largest + (other / 100) * (watts(heavy) - largest);
}

type SizingInput = { counts: Counts; allAtOnce: boolean };
type SizingRule = Shares & { headroom: number };

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
    need: toKilowatts(together * (1 + rule.headroom / 100)),
  };
}

/** The smallest model that fits; only hybrids can give backup. */
export function sizeFor(
  products: readonly Product[],
  appliances: readonly Appliance[],
  input: SizingInput & { backup: boolean },
  rule: SizingRule,
): Sizing {
  const load = loadOf(appliances, input, rule);
  const highStart = chosen(appliances, input.counts).filter(({ start }) => start >= HIGH_START_FACTOR);
  if (load.connected === 0) return { load, highStart, fits: false, reason: "no-load" };
  const range = byCapacity(products).filter(({ type }) => !input.backup || type === "hybrid");
  const product = range.find((each) => kilowatts(each) >= load.need);
  if (!product) return { load, highStart, fits: false, reason: "too-large" };
  return { load, highStart, fits: true, product, next: range[range.indexOf(product) + 1] };
}
