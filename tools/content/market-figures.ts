import type { Facts } from "../../content/schema/index.ts";
import { formatNumber, rupees } from "../../src/model/format.ts";
import { dateInWords, monthInWords, numberInWords } from "../../src/model/lists-and-dates.ts";
import { centralSubsidy } from "../../src/model/subsidy.ts";
import type { Formats } from "./figures.ts";

/** `{subsidyFirst}` to `{subsidyFirstUpTo}` kW, then `{subsidyNext}` to `{subsidyUpTo}` kW. */
function stepFigures(name: string, steps: readonly { upTo: number; rate: number }[]) {
  const [first, next] = steps;
  if (!first || !next) return {};
  return {
    [`${name}First`]: rupees(first.rate),
    [`${name}FirstUpTo`]: formatNumber(first.upTo),
    [`${name}Next`]: rupees(next.rate),
    [`${name}UpTo`]: formatNumber(next.upTo),
  };
}

export function moneyFigures({ subsidy, delhi, gst, tariff }: Facts["market"], formats: Formats) {
  const most = centralSubsidy(Number.POSITIVE_INFINITY, subsidy);
  const { steps, policyYear } = delhi.incentive;
  return {
    tariff: `₹${formatNumber(tariff)}`,
    ...stepFigures(
      "subsidy",
      subsidy.steps.map(({ upTo, perKilowatt }) => ({ upTo, rate: perKilowatt })),
    ),
    subsidyMost: rupees(most),
    subsidySpecial: `${formatNumber(subsidy.specialStatesPercent)}%`,
    subsidyEnds: dateInWords(subsidy.ends, formats),
    delhiSubsidy: rupees(delhi.subsidy),
    delhiInAll: rupees(most + delhi.subsidy),
    delhiInAllLakh: formatNumber((most + delhi.subsidy) / 100_000),
    ...stepFigures(
      "delhi",
      steps.map(({ upTo, perUnit }) => ({ upTo, rate: perUnit })),
    ),
    delhiPolicy: String(policyYear),
    gst: `${formatNumber(gst.percent)}%`,
    gstSince: dateInWords(gst.since, formats),
  };
}

export function assumptionFigures(market: Facts["market"], formats: Formats) {
  const { starting, co2, yieldRange, wattageTolerancePercent: tolerance } = market;
  return {
    asOf: monthInWords(market.asOf, formats),
    headroom: `${formatNumber(market.headroom)}%`,
    co2Version: co2.version,
    co2Published: monthInWords(co2.published, formats),
    wattageTolerance: formats.fractions[tolerance] ?? `${tolerance}%`,
    yieldTolerance: `${formatNumber(market.yieldTolerancePercent)}%`,
    startFrom: numberInWords(starting.from, formats),
    startLeast: numberInWords(starting.least, formats),
    startMost: numberInWords(starting.most, formats),
    performanceRatio: String(market.performanceRatio),
    arrayRatio: formatNumber(market.arrayRatio.usual),
    roofMetres: formatNumber(market.squareMetresPerKilowatt),
    roofFeet: formatNumber(market.squareFeetPerKilowatt),
    yieldLoss: `${formatNumber(100 - 100 * yieldRange.low)}%`,
    yieldGain: `${formatNumber(100 * yieldRange.high - 100)}%`,
  };
}
