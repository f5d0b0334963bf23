import { formats } from "#content/formats.ts";
import { stringCheck as words } from "#content/string-check.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { formatNumber, formatTenths } from "../../../model/format.ts";
import { joined } from "../../../model/lists-and-dates.ts";
import { kilowatts, type Product } from "../../../model/product.ts";
import type { StringFacts } from "../../../model/product-page.ts";
import type { Figures, StringCheck, StringPlan } from "../../../model/string-check/check.ts";

// Rounded towards the limit, so that a string just outside never looks as if it fits.
export const coldVolts = ({ cold }: StringCheck): number => Math.ceil(cold);
export const hotVolts = ({ hot }: StringCheck): number => Math.floor(hot);

export function headline(check: StringCheck, { inputCurrent }: Figures): string {
  if (check.fits) return words.headline.fits;
  if (check.reason === "over-current") return words.headline["over-current"]({ limit: formatNumber(inputCurrent) });
  return words.headline[check.reason];
}

export function reason(check: StringCheck, { panels }: StringPlan, { trackingRange }: Figures): string {
  const [coldest, hottest] = [coldVolts(check), hotVolts(check)];
  const [cold, hot] = [formatNumber(coldest), formatNumber(hottest)];
  const [min, max] = [formatNumber(trackingRange.min), formatNumber(trackingRange.max)];
  const fits = words.reason.fits({ panels, cold, hot, min, max });
  if (check.fits) return fits;
  switch (check.reason) {
    case "over-current":
      return paragraph(fits, words.reason["over-current"]);
    case "too-many":
      return words.reason["too-many"]({ panels, cold, over: formatNumber(coldest - trackingRange.max), max });
    case "too-few":
      return words.reason["too-few"]({ panels, hot, short: formatNumber(trackingRange.min - hottest), min });
    case "no-length":
      return words.reason["no-length"]({ min, max });
    case "vmp-above-voc":
      return words.reason["vmp-above-voc"];
  }
}

/** How many panels fit, as the messages take it. */
export function lengthsOf(check: StringCheck) {
  const { fewest, most } = check;
  if (fewest > most || (!check.fits && check.reason === "vmp-above-voc")) return { fit: "none", fewest, most };
  return { fit: fewest === most ? "one" : "range", fewest, most };
}

function sharing(trackers: StringCheck["trackers"]): string {
  const counts = trackers.map(({ strings }) => strings);
  const strings = counts.reduce((sum, each) => sum + each, 0);
  const amps = formatNumber(Math.max(...trackers.map((tracker) => tracker.amps)));
  if (strings === 1) return words.current["one-string"]({ amps });
  if (Math.max(...counts) === 1) return words.current["one-each"]({ amps });
  return words.current.shared({ strings, shares: joined(counts.map(String), formats.sum), amps });
}

export function current({ trackers }: StringCheck, { inputCurrent }: Figures): string {
  const over = trackers.filter(({ amps }) => amps > inputCurrent);
  return paragraph(
    sharing(trackers),
    words.current.limit({ limit: formatNumber(inputCurrent) }),
    over.some(({ strings }) => strings > 1) && words.current.parallel,
    over.length > 0 && words.current.over,
  );
}

export function power(check: StringCheck, product: Product, { least, usual, most }: StringFacts["arrayRatio"]): string {
  const inverter = kilowatts(product);
  const ratio = check.kilowatts / inverter;
  return paragraph(
    words.power.total({
      power: formatTenths(check.kilowatts),
      usual: formatTenths(inverter * usual),
      least: formatTenths(inverter * least),
      most: formatTenths(inverter * most),
    }),
    ratio < least && words.power.below,
    ratio > most && words.power.above,
  );
}

// Data sheets print the coefficient with or without its minus sign.
const signed = (value: number) => formatNumber(-Math.abs(value));

export const assumptions = ({ panel, coldest, hottest }: StringPlan): string =>
  words.assumptions({
    voc: formatNumber(panel.voc),
    vmp: formatNumber(panel.vmp),
    imp: formatNumber(panel.imp),
    vocPerDegree: signed(panel.vocPerDegree),
    vmpPerDegree: signed(panel.vmpPerDegree),
    coldest: formatNumber(coldest),
    hottest: formatNumber(hottest),
  });

export const arrangement = ({ panels, strings }: StringPlan): string => words.arrangement({ strings, panels });

/** The summary for a message, copying and sharing. */
export function checkInWords(
  check: StringCheck,
  plan: StringPlan,
  product: Product,
  arrayRatio: StringFacts["arrayRatio"],
): string {
  const { figures } = product;
  const lengths = lengthsOf(check);
  return [
    words.summary({ strings: plan.strings, panels: plan.panels, headline: headline(check, figures) }),
    reason(check, plan, figures),
    lengths.fit !== "none" && words.fitsWith(lengths),
    current(check, figures),
    power(check, product, arrayRatio),
    assumptions(plan),
    words.estimate,
  ]
    .filter(Boolean)
    .join("\n");
}
