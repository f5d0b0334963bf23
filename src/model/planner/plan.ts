import { LONGEST_NUMBER } from "../number-input.ts";
import { type Appliance, type CountReading, type Counts, readCount, sameCounts, withCount } from "./appliance.ts";
import { assumedNames, habitNames, type OwnFigures, oursOnly } from "./assumptions.ts";
import type { Rhythm } from "./day.ts";
import type { Use } from "./sizing.ts";

export type City = {
  id: string;
  name: string;
  yearlyYield: number;
  /** What its state gives to homes. */
  state?: {
    /** Those that use fewer units a month pay nothing. */
    freeUnits: number;
    free: string;
    subsidy: string;
  };
};

/** The numbers a visitor may type, kept as typed; one not typed yet is missing. */
const typedNames = ["battery", "array", "rate", "units", "export", "price"] as const;
export type TypedName = (typeof typedNames)[number];

/** What the visitor chose; every figure follows from it. */
export type Plan = OwnFigures & {
  use: Use;
  counts: Counts;
  city: string;
  backup: boolean;
  allAtOnce: boolean;
  rhythm: Rhythm;
  typed: Readonly<Partial<Record<TypedName, string>>>;
};

type Choices = { appliances: readonly Appliance[]; cities: readonly City[] };

/** All that a plan reads out of an address. */
export const planNames = ["use", "load", "city", "backup", "all", "rhythm", "assume", ...habitNames, ...typedNames];

export const usualRhythm = (use: Use): Rhythm => (use === "home" ? "evening" : "day");

/** "fan-4_led-8" as pairs; whatever is not of that form is left out. */
function pairs(text: string | null, known: readonly string[]): [id: string, value: string][] {
  const found = (text ?? "").split("_").map((pair) => /^([a-z0-9]+)-(.*)$/s.exec(pair));
  return found.flatMap((match) => {
    const [, id = "", value = ""] = match ?? [];
    return known.includes(id) ? [[id, value.slice(0, LONGEST_NUMBER)]] : [];
  });
}

/** How many of each an address asks for; a number that can't be taken as it stands is held at one that can, with a word on it. */
export function readLoad(text: string | null, appliances: readonly Appliance[]) {
  let counts: Counts = {};
  const held: Record<string, CountReading> = {};
  for (const [id, written] of pairs(text, idsOf(appliances))) {
    if (!/^-?\d+(\.\d*)?$/.test(written)) continue;
    const read = readCount(Number(written), 0);
    counts = withCount(counts, id, read.count);
    if (read.problem) held[id] = read;
  }
  return { counts, held };
}

const idsOf = (appliances: readonly Appliance[]) => appliances.map(({ id }) => id);

const joined = (record: Readonly<Record<string, string | number>>) =>
  Object.entries(record)
    .filter(([, value]) => value !== "")
    .map(([id, value]) => `${id}-${String(value).replaceAll("_", "")}`)
    .join("_");

/** Reads a plan out of an address that anyone may have written: what it can't use is as if it were not there. */
export function parsePlan(search: string, usual: Plan, { appliances, cities }: Choices): Plan {
  const params = new URLSearchParams(search);
  const load = params.get("load");
  const use: Use = params.get("use") === "business" ? "business" : params.get("use") === "home" ? "home" : usual.use;
  const rhythm = params.get("rhythm");
  const byId = (name: string) => Object.fromEntries(pairs(params.get(name), idsOf(appliances)));
  const typed: Partial<Record<TypedName, string>> = {};
  for (const name of typedNames) {
    const text = params.get(name);
    if (text !== null) typed[name] = text.slice(0, LONGEST_NUMBER);
  }
  return {
    use,
    counts: load === null ? usual.counts : readLoad(load, appliances).counts,
    city: cities.find(({ id }) => id === params.get("city"))?.id ?? usual.city,
    backup: params.get("backup") === "1",
    allAtOnce: params.get("all") === "1",
    rhythm: rhythm === "day" || rhythm === "evening" ? rhythm : usualRhythm(use),
    assumed: Object.fromEntries(pairs(params.get("assume"), assumedNames)),
    watts: byId("watts"),
    from: byId("from"),
    hours: byId("hours"),
    typed,
  };
}

/** Writes a plan into an address beside what else it holds; the usual is left out, so that the usual address is the plain one. */
export function planSearch(search: string, plan: Plan, usual: Plan): string {
  const params = new URLSearchParams(search);
  for (const name of planNames) params.delete(name);
  const set = (name: string, value: string, differs: boolean) => differs && params.set(name, value);
  set("use", plan.use, plan.use !== usual.use);
  set("load", joined(plan.counts), !sameCounts(plan.counts, usual.counts));
  set("city", plan.city, plan.city !== usual.city);
  set("backup", "1", plan.backup);
  set("all", "1", plan.allAtOnce);
  set("rhythm", plan.rhythm, plan.rhythm !== usualRhythm(plan.use));
  const own = { assume: plan.assumed, watts: plan.watts, from: plan.from, hours: plan.hours };
  for (const [name, typed] of Object.entries(own)) set(name, joined(typed), joined(typed) !== "");
  for (const name of typedNames) set(name, plan.typed[name] ?? "", plan.typed[name] !== undefined);
  return params.toString();
}

export const usualPlan = (use: Use, counts: Counts, city: string): Plan => ({
  use,
  counts,
  city,
  backup: false,
  allAtOnce: false,
  rhythm: usualRhythm(use),
  ...oursOnly,
  typed: {},
});
