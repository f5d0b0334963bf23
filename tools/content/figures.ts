import type { Facts } from "../../content/schema/index.ts";
import type { Product } from "../../content/schema/product.ts";
import { formatNumber, formatTenths, rupees } from "../../src/model/format.ts";
import { loadOf } from "../../src/model/planner/sizing.ts";
import { byCapacity, kilowatts, numeral } from "../../src/model/product.ts";
import { centralSubsidy } from "../../src/model/subsidy.ts";

/** How a language writes what figures need; from its formats.yaml. */
export type Formats = {
  numbers: readonly string[];
  fractions: Readonly<Record<string, string>>;
  months: readonly string[];
  list: (values: { first: string; last: string }) => string;
};

type FiguredFacts = Pick<
  Facts,
  "appliances" | "cities" | "market" | "planner-examples" | "specification" | "string-check"
>;

const DAYS = 365;

/** The example house of the planner, and the same with one AC and no pump: the smallest model that carries each. */
function houseSizes(facts: FiguredFacts, numerals: readonly string[]) {
  const { first, examples } = facts["planner-examples"];
  const house = examples.find(({ id }) => id === first)?.counts ?? {};
  const { market, appliances } = facts;
  const sizeFor = (counts: Record<string, number>) => {
    const { need } = loadOf(
      appliances,
      { counts, allAtOnce: false },
      { ...market.together.home, headroom: market.headroom },
    );
    return numerals.find((each) => Number(each) >= need) ?? numerals.at(-1) ?? "";
  };
  return { oneAcSize: sizeFor({ ...house, ac15: 1, pump1: 0 }), houseSize: sizeFor(house) };
}

/** Units a day that a kilowatt of panels makes, and those a month that are free. */
function cityUnits(cities: Facts["cities"]) {
  const daily = (yearly: number) => formatTenths(yearly / DAYS);
  const yields = cities.map(({ yearlyYield }) => yearlyYield);
  // A sentence that names a city's figure is refused once the city is gone.
  const find = (city: string) => cities.find(({ id }) => id === city);
  const [newDelhi, jodhpur] = [find("new-delhi"), find("jodhpur")];
  return {
    unitsLeast: daily(Math.min(...yields)),
    unitsMost: daily(Math.max(...yields)),
    ...(newDelhi && { unitsNewDelhi: daily(newDelhi.yearlyYield) }),
    ...(newDelhi?.freeUnits && { delhiFreeUnits: formatNumber(newDelhi.freeUnits) }),
    ...(jodhpur && { unitsJodhpur: daily(jodhpur.yearlyYield) }),
  };
}

/** An array and a roof for the smallest hybrid, or the smallest model if there is none. */
function exampleArray({ arrayRatio, squareMetresPerKilowatt }: Facts["market"], products: readonly Product[]) {
  const sorted = byCapacity(products);
  const example = sorted.find(({ type }) => type === "hybrid") ?? sorted[0];
  const array = example ? kilowatts(example) * arrayRatio.usual : 0;
  return {
    exampleModel: example?.model ?? "",
    exampleArray: formatNumber(array),
    exampleRoof: formatNumber(array * squareMetresPerKilowatt),
  };
}

/** Facts that sentences name in braces, as text: "{sizes} sizes, from {smallest} to {largest} kW". */
export function figuresOf(facts: FiguredFacts, products: readonly Product[], formats: Formats, solutions: number) {
  const { market, specification, "string-check": stringCheck } = facts;
  const numerals = byCapacity(products).map(numeral);
  const ofType = (type: Product["type"]) => byCapacity(products.filter((each) => each.type === type)).map(numeral);
  const hybrids = ofType("hybrid");
  const overApproval = byCapacity(products).filter((each) => kilowatts(each) > market.approval.kilowatts);
  const count = (number: number) => formats.numbers[number] ?? String(number);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const listed = (things: readonly string[]) =>
    things.length < 2
      ? things.join("")
      : formats.list({ first: things.slice(0, -1).join(", "), last: things.at(-1) ?? "" });
  const month = (date: string) => `${formats.months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
  const day = (date: string) => `${Number(date.slice(8))} ${month(date)}`;
  const { subsidy, delhi, gst, approval, co2 } = market;
  const [subsidyFirst, subsidyNext] = subsidy.steps;
  const [incentiveFirst, incentiveNext] = delhi.incentive.steps;
  const subsidyMost = centralSubsidy(Number.POSITIVE_INFINITY, subsidy);
  const delhiInAll = subsidyMost + delhi.subsidy;
  return {
    asOf: month(market.asOf),
    sizes: count(products.length),
    Sizes: capital(count(products.length)),
    smallest: numerals[0] ?? "",
    largest: numerals.at(-1) ?? "",
    hybrids: listed(hybrids),
    panelWatts: formatNumber(stringCheck.panel.watts),
    hybridsKW: listed(hybrids.map((each) => `${each}KW`)),
    standardsKW: listed(ofType("standard").map((each) => `${each}KW`)),
    Solutions: capital(count(solutions)),
    headroom: `${formatNumber(market.headroom)}%`,
    tariff: `₹${formatNumber(market.tariff)}`,
    ...(subsidyFirst && {
      subsidyFirst: rupees(subsidyFirst.perKilowatt),
      subsidyFirstUpTo: formatNumber(subsidyFirst.upTo),
    }),
    ...(subsidyNext && { subsidyNext: rupees(subsidyNext.perKilowatt), subsidyUpTo: formatNumber(subsidyNext.upTo) }),
    subsidyMost: rupees(subsidyMost),
    subsidySpecial: `${formatNumber(subsidy.specialStatesPercent)}%`,
    subsidyEnds: day(subsidy.ends),
    delhiSubsidy: rupees(delhi.subsidy),
    delhiInAll: rupees(delhiInAll),
    delhiInAllLakh: formatNumber(delhiInAll / 100_000),
    ...(incentiveFirst && {
      delhiFirst: rupees(incentiveFirst.perUnit),
      delhiFirstUpTo: formatNumber(incentiveFirst.upTo),
    }),
    ...(incentiveNext && { delhiNext: rupees(incentiveNext.perUnit), delhiUpTo: formatNumber(incentiveNext.upTo) }),
    delhiPolicy: String(delhi.incentive.policyYear),
    gst: `${formatNumber(gst.percent)}%`,
    gstSince: day(gst.since),
    approvalKilowatts: formatNumber(approval.kilowatts),
    approvalDays: String(approval.days),
    approvalRules: String(approval.rulesYear),
    overApproval: listed(overApproval.map(({ model }) => model)),
    overApprovalCount: String(overApproval.length),
    co2Version: co2.version,
    co2Published: month(co2.published),
    wattageTolerance: formats.fractions[market.wattageTolerancePercent] ?? `${market.wattageTolerancePercent}%`,
    yieldTolerance: `${formatNumber(market.yieldTolerancePercent)}%`,
    startFrom: count(market.starting.from),
    startLeast: count(market.starting.least),
    startMost: count(market.starting.most),
    performanceRatio: String(market.performanceRatio),
    arrayRatio: formatNumber(market.arrayRatio.usual),
    roofMetres: formatNumber(market.squareMetresPerKilowatt),
    roofFeet: formatNumber(market.squareFeetPerKilowatt),
    yieldLoss: `${formatNumber(100 - 100 * market.yieldRange.low)}%`,
    yieldGain: `${formatNumber(100 * market.yieldRange.high - 100)}%`,
    trackers: count(specification.trackers),
    powerFactor: formatNumber(specification.powerFactor),
    workOf10Kva: formatNumber(10 * specification.powerFactor),
    ...cityUnits(facts.cities),
    ...exampleArray(market, products),
    ...houseSizes(facts, numerals),
  };
}
