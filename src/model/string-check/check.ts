import type { Facts } from "../../../content/schema/index.ts";
import type { Product } from "../product.ts";

export type Figures = Product["figures"];

/** Data sheet values at 25 °C: volts, amperes, and percent of voltage per degree. */
type Panel = Omit<Facts["string-check"]["panel"], "watts">;

export type StringPlan = {
  panels: number;
  strings: number;
  panel: Panel;
  /** °C: air on a winter morning, cells on a summer afternoon. */
  coldest: number;
  hottest: number;
};

type Tracker = { strings: number; amps: number };

type Verdict =
  | { fits: true }
  | { fits: false; reason: "too-many" | "too-few" | "no-length" | "vmp-above-voc" | "over-current" };

export type StringCheck = {
  /** Volts of the string. */
  cold: number;
  hot: number;
  fewest: number;
  most: number;
  trackers: readonly Tracker[];
  kilowatts: number;
} & Verdict;

const TEST_TEMPERATURE = 25;

// Data sheets print the coefficient with or without its minus sign.
const volts = (at25: number, perDegree: number, temperature: number): number =>
  at25 * (1 - (Math.abs(perDegree) / 100) * (temperature - TEST_TEMPERATURE));

/** The highest voltage of a panel in the cold, and its working voltage in the heat. */
export function panelVolts({ panel, coldest, hottest }: Omit<StringPlan, "panels" | "strings">) {
  const cold = Math.max(
    volts(panel.voc, panel.vocPerDegree, coldest),
    // Vmp rises faster in the cold than Voc, so it could be higher.
    volts(panel.vmp, panel.vmpPerDegree, coldest),
  );
  return { cold, hot: volts(panel.vmp, panel.vmpPerDegree, hottest) };
}

/** Distributes strings evenly: three become two and one. Strings on one tracker add their current. */
export function distribute(strings: number, amps: number, trackers: number): Tracker[] {
  const used = Math.min(strings, trackers);
  return Array.from({ length: used }, (_, i) => {
    const here = Math.ceil((strings - i) / trackers);
    return { strings: here, amps: here * amps };
  });
}

function verdict(
  { panels, panel }: StringPlan,
  { fewest, most, trackers }: Pick<StringCheck, "fewest" | "most" | "trackers">,
  { inputCurrent }: Figures,
): Verdict {
  if (panel.vmp >= panel.voc) return { fits: false, reason: "vmp-above-voc" };
  if (fewest > most) return { fits: false, reason: "no-length" };
  if (panels > most) return { fits: false, reason: "too-many" };
  if (panels < fewest) return { fits: false, reason: "too-few" };
  if (trackers.some(({ amps }) => amps > inputCurrent)) return { fits: false, reason: "over-current" };
  return { fits: true };
}

/** The top of the tracking range is the limit, since no maximum DC voltage is specified. */
export function checkString(plan: StringPlan, figures: Figures): StringCheck {
  const { panels, strings, panel } = plan;
  const one = panelVolts(plan);
  const fewest = Math.ceil(figures.trackingRange.min / one.hot);
  const most = Math.floor(figures.trackingRange.max / one.cold);
  const trackers = distribute(strings, panel.imp, figures.trackers);
  return {
    cold: panels * one.cold,
    hot: panels * one.hot,
    fewest,
    most,
    trackers,
    kilowatts: (panels * strings * panel.vmp * panel.imp) / 1000,
    ...verdict(plan, { fewest, most, trackers }, figures),
  };
}
