import { MAX_NUMBER_LENGTH } from "../number-input.ts";
import { type CountReading, type Counts, readCount, sameCounts, withCount } from "./appliance.ts";
import { assumedNames, habitNames, noOverrides, type Overrides } from "./assumptions.ts";
import type { Rhythm } from "./day.ts";
import type { Appliance, PlannerFacts, Use } from "./facts.ts";
import type { NetMetering } from "./savings.ts";

const typedNames = ["battery", "array", "rate", "units", "export", "price"] as const;
export type TypedName = (typeof typedNames)[number];

/** The visitor's choices. Numbers are kept as typed; one that is not typed is missing. */
export type Plan = Overrides & {
  use: Use;
  counts: Counts;
  city: string;
  backup: boolean;
  allAtOnce: boolean;
  rhythm: Rhythm;
  netMetering: NetMetering;
  typed: Readonly<Partial<Record<TypedName, string>>>;
};

type PlanOptions = Pick<PlannerFacts, "appliances" | "cities">;

/** All query parameters of a plan. */
export const planNames = [
  "use",
  "load",
  "city",
  "backup",
  "all",
  "rhythm",
  "net",
  "assume",
  ...habitNames,
  ...typedNames,
];

export const defaultRhythm = (use: Use): Rhythm => (use === "home" ? "evening" : "day");

/** Parses "fan-4_led-8"; anything else is left out. */
function pairs(text: string | null, known: readonly string[]): [id: string, value: string][] {
  const found = (text ?? "").split("_").map((pair) => /^([a-z0-9]+)-(.*)$/s.exec(pair));
  return found.flatMap((match) => {
    const [, id = "", value = ""] = match ?? [];
    return known.includes(id) ? [[id, value.slice(0, MAX_NUMBER_LENGTH)]] : [];
  });
}

/** `clamped` has the counts that were out of range, with the problem. */
export function readLoad(text: string | null, appliances: readonly Appliance[]) {
  let counts: Counts = {};
  const clamped: Record<string, CountReading> = {};
  for (const [id, written] of pairs(text, idsOf(appliances))) {
    if (!/^-?\d+(\.\d*)?$/.test(written)) continue;
    const read = readCount(Number(written), 0);
    counts = withCount(counts, id, read.count);
    if (read.problem) clamped[id] = read;
  }
  return { counts, clamped };
}

const idsOf = (appliances: readonly Appliance[]) => appliances.map(({ id }) => id);

const joined = (record: Readonly<Record<string, string | number>>) =>
  Object.entries(record)
    .filter(([, value]) => value !== "")
    .map(([id, value]) => `${id}-${String(value).replaceAll("_", "")}`)
    .join("_");

/** Anyone may have written the URL: invalid values are ignored. */
export function parsePlan(search: string, initial: Plan, { appliances, cities }: PlanOptions): Plan {
  const params = new URLSearchParams(search);
  const load = params.get("load");
  const use: Use = params.get("use") === "business" ? "business" : params.get("use") === "home" ? "home" : initial.use;
  const rhythm = params.get("rhythm");
  const net = params.get("net");
  const byId = (name: string) => Object.fromEntries(pairs(params.get(name), idsOf(appliances)));
  const typed: Partial<Record<TypedName, string>> = {};
  for (const name of typedNames) {
    const text = params.get(name);
    if (text !== null) typed[name] = text.slice(0, MAX_NUMBER_LENGTH);
  }
  return {
    use,
    counts: load === null ? initial.counts : readLoad(load, appliances).counts,
    city: cities.find(({ id }) => id === params.get("city"))?.id ?? initial.city,
    backup: params.get("backup") === "1",
    allAtOnce: params.get("all") === "1",
    rhythm: rhythm === "day" || rhythm === "evening" ? rhythm : defaultRhythm(use),
    netMetering: net === "yes" || net === "no" ? net : "unsure",
    assumed: Object.fromEntries(pairs(params.get("assume"), assumedNames)),
    watts: byId("watts"),
    from: byId("from"),
    hours: byId("hours"),
    typed,
  };
}

/** Keeps other parameters. Defaults are left out, so that the default plan has a plain URL. */
export function planSearch(search: string, plan: Plan, initial: Plan): string {
  const params = new URLSearchParams(search);
  for (const name of planNames) params.delete(name);
  const set = (name: string, value: string, differs: boolean) => differs && params.set(name, value);
  set("use", plan.use, plan.use !== initial.use);
  set("load", joined(plan.counts), !sameCounts(plan.counts, initial.counts));
  set("city", plan.city, plan.city !== initial.city);
  set("backup", "1", plan.backup);
  set("all", "1", plan.allAtOnce);
  set("rhythm", plan.rhythm, plan.rhythm !== defaultRhythm(plan.use));
  set("net", plan.netMetering, plan.netMetering !== "unsure");
  const overrides = { assume: plan.assumed, watts: plan.watts, from: plan.from, hours: plan.hours };
  for (const [name, typed] of Object.entries(overrides)) set(name, joined(typed), joined(typed) !== "");
  for (const name of typedNames) set(name, plan.typed[name] ?? "", plan.typed[name] !== undefined);
  return params.toString();
}

export const defaultPlan = (use: Use, counts: Counts, city: string): Plan => ({
  use,
  counts,
  city,
  backup: false,
  allAtOnce: false,
  rhythm: defaultRhythm(use),
  netMetering: "unsure",
  ...noOverrides,
  typed: {},
});
