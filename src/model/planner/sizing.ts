import { byCapacity, kilowatts, type Product } from "../product.ts";
import { type Appliance, type Counts, chosen, countOf } from "./appliance.ts";

export type Use = "home" | "business";

export type Load = { connected: number; together: number; need: number };

/** Kilowatts throughout. */
export type Sizing = { load: Load; starters: readonly Appliance[] } & (
  | { fits: true; product: Product; next: Product | undefined }
  | { fits: false; reason: "no-load" | "too-large" }
);

/** Shares of what is connected that run together: India's National Electrical Code, simplified. */
export const simultaneity: Record<Use, { small: number; other: number }> = {
  home: { small: 0.66, other: 0.5 },
  business: { small: 0.75, other: 0.75 },
};
export const HEADROOM = 1.25;
const NOTABLE_START = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
// To the watt, so that 0.66 × 75 does not push a load over a size by a billionth.
const toKilowatts = (watts: number): number => Math.round(watts) / 1000;

function demand(appliances: readonly Appliance[], counts: Counts, use: Use): number {
  const watts = (list: readonly Appliance[]) => sum(list.map((each) => each.running * countOf(counts, each)));
  const heavy = appliances.filter(({ small }) => !small);
  const largest = Math.max(0, ...heavy.map(({ running }) => running));
  const shares = simultaneity[use];
  return (
    shares.small * watts(appliances.filter(({ small }) => small)) + largest + shares.other * (watts(heavy) - largest)
  );
}

type Question = { counts: Counts; use: Use; allAtOnce: boolean };

export function loadOf(appliances: readonly Appliance[], { counts, use, allAtOnce }: Question): Load {
  const list = chosen(appliances, counts);
  const connected = sum(list.map((each) => each.running * countOf(counts, each)));
  // Geysers and air conditioners belong to different seasons: whichever of the two makes the larger load counts.
  const bySeason = (["summer", "winter"] as const).map((season) =>
    demand(
      list.filter((each) => (each.season ?? season) === season),
      counts,
      use,
    ),
  );
  const together = allAtOnce ? connected : Math.max(...bySeason);
  return {
    connected: toKilowatts(connected),
    together: toKilowatts(together),
    need: toKilowatts(together * HEADROOM),
  };
}

/** The smallest model that carries the need; with backup, the smallest hybrid. */
export function sizeFor(
  products: readonly Product[],
  appliances: readonly Appliance[],
  question: Question & { backup: boolean },
): Sizing {
  const load = loadOf(appliances, question);
  const starters = chosen(appliances, question.counts).filter(({ start }) => start >= NOTABLE_START);
  if (load.connected === 0) return { load, starters, fits: false, reason: "no-load" };
  const range = byCapacity(products).filter(({ type }) => !question.backup || type === "hybrid");
  const product = range.find((each) => kilowatts(each) >= load.need);
  if (!product) return { load, starters, fits: false, reason: "too-large" };
  return { load, starters, fits: true, product, next: range[range.indexOf(product) + 1] };
}
