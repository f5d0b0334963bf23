import type { Facts } from "../../content/schema/index.ts";
import type { Product } from "../../content/schema/product.ts";
import { formatNumber, rupees } from "../../src/model/format.ts";
import { byCapacity, numeral } from "../../src/model/product.ts";

/** How a language writes what figures need; from its formats.yaml. */
export type Formats = {
  numbers: readonly string[];
  fractions: Readonly<Record<string, string>>;
  months: readonly string[];
  list: (values: { first: string; last: string }) => string;
};

/** Facts that sentences name in braces, as text: "{sizes} sizes, from {smallest} to {largest} kW". */
export function figuresOf(
  { market, "string-check": stringCheck }: Pick<Facts, "market" | "string-check">,
  products: readonly Product[],
  formats: Formats,
) {
  const numerals = byCapacity(products).map(numeral);
  const hybrids = byCapacity(products.filter(({ type }) => type === "hybrid")).map(numeral);
  const count = (number: number) => formats.numbers[number] ?? String(number);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const listed = (things: readonly string[]) =>
    things.length < 2
      ? things.join("")
      : formats.list({ first: things.slice(0, -1).join(", "), last: things.at(-1) ?? "" });
  const month = (date: string) => `${formats.months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
  const day = (date: string) => `${Number(date.slice(8))} ${month(date)}`;
  const { subsidy, delhi, gst, approval, co2 } = market;
  return {
    asOf: month(market.asOf),
    sizes: count(products.length),
    Sizes: capital(count(products.length)),
    smallest: numerals[0] ?? "",
    largest: numerals.at(-1) ?? "",
    hybrids: listed(hybrids),
    panelWatts: formatNumber(stringCheck.panel.watts),
    headroom: `${formatNumber(market.headroom)}%`,
    tariff: `₹${formatNumber(market.tariff)}`,
    subsidyFirst: rupees(subsidy.firstTwoKilowatts),
    subsidyThird: rupees(subsidy.thirdKilowatt),
    subsidyMost: rupees(subsidy.most),
    subsidySpecial: `${formatNumber(subsidy.specialStatesPercent)}%`,
    subsidyEnds: day(subsidy.ends),
    delhiSubsidy: rupees(delhi.subsidy),
    delhiInAll: rupees(delhi.inAll),
    delhiFreeUnits: formatNumber(delhi.freeUnits),
    delhiIncentive3: rupees(delhi.incentive.upTo3),
    delhiIncentive10: rupees(delhi.incentive.upTo10),
    delhiPolicy: String(delhi.incentive.policyYear),
    gst: `${formatNumber(gst.percent)}%`,
    gstSince: day(gst.since),
    approvalKilowatts: formatNumber(approval.kilowatts),
    approvalDays: String(approval.days),
    approvalRules: String(approval.rulesYear),
    co2Version: co2.version,
    co2Published: month(co2.published),
    wattageTolerance: formats.fractions[market.wattageTolerancePercent] ?? `${market.wattageTolerancePercent}%`,
    yieldTolerance: `${formatNumber(market.yieldTolerancePercent)}%`,
    startLeast: count(market.starting.least),
    startMost: count(market.starting.most),
    performanceRatio: String(market.performanceRatio),
    arrayRatio: formatNumber(market.arrayRatio.usual),
    roofMetres: formatNumber(market.squareMetresPerKilowatt),
  };
}
