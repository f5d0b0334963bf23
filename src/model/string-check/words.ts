import { formatTenths } from "../format.ts";
import { specFigures } from "../spec.ts";
import { arrayRatio, type StringCheck, type StringPlan } from "./check.ts";

const { trackingRange, inputCurrent } = specFigures;

// Rounded towards the limit, so that a string just outside never looks as if it fits.
export const coldVolts = ({ cold }: StringCheck): number => Math.ceil(cold);
export const hotVolts = ({ hot }: StringCheck): number => Math.floor(hot);

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;
const amps = (value: number) => `${formatTenths(value)} A`;

export function headline(check: StringCheck): string {
  if (check.fits) return "Fits.";
  const headlines = {
    "too-many": "Too many panels in a string.",
    "too-few": "Too few panels in a string.",
    "no-length": "No string of these panels fits.",
    "vmp-above-voc": "Check Voc and Vmp.",
    "over-current": `Over the limit of ${inputCurrent} A. Ask us.`,
  };
  return headlines[check.reason];
}

export function reason(check: StringCheck, { panels }: StringPlan): string {
  const cold = `On the coldest morning ${count(panels, "panel")} can reach ${coldVolts(check)} V`;
  const hot = `on the hottest afternoon ${panels === 1 ? "it works" : "they work"} at ${hotVolts(check)} V`;
  const voltageFits = `${cold}, not above ${trackingRange.max} V; ${hot}, not below ${trackingRange.min} V.`;
  if (check.fits) return voltageFits;
  switch (check.reason) {
    case "over-current":
      return `${voltageFits} But the current is more than a tracker takes.`;
    case "too-many":
      return `${cold}: ${coldVolts(check) - trackingRange.max} V more than the ${trackingRange.max} V where tracking ends.`;
    case "too-few":
      return `On the hottest afternoon ${count(panels, "panel")} work${panels === 1 ? "s" : ""} at ${hotVolts(check)} V: ${trackingRange.min - hotVolts(check)} V short of the ${trackingRange.min} V where tracking begins.`;
    case "no-length":
      return `However many you join, the string leaves ${trackingRange.min} to ${trackingRange.max} V in the cold or in the heat. Compare the figures with the panel’s data sheet.`;
    case "vmp-above-voc":
      return "A panel works at a lower voltage (Vmp) than it shows with nothing connected (Voc). Compare both with its data sheet.";
  }
}

/** "6 to 15 panels"; undefined if no number fits. */
export function lengths(check: StringCheck): string | undefined {
  const { fewest, most } = check;
  if (fewest > most || (!check.fits && check.reason === "vmp-above-voc")) return undefined;
  return fewest === most ? count(most, "panel") : `${fewest} to ${count(most, "panel")}`;
}

function sharing({ trackers }: StringCheck): string {
  const most = Math.max(...trackers.map(({ strings }) => strings));
  const total = trackers.reduce((sum, { strings }) => sum + strings, 0);
  if (total === 1) return "One string on one tracker";
  return most === 1
    ? "One string on each tracker"
    : `${total} strings shared out as ${trackers.map(({ strings }) => strings).join(" + ")}`;
}

export function current(check: StringCheck): string {
  const most = Math.max(...check.trackers.map((tracker) => tracker.amps));
  const given = `${sharing(check)}: up to ${amps(most)} at peak sun. A tracker takes ${inputCurrent} A`;
  if (most <= inputCurrent) return `${given}.`;
  const parallel = check.trackers.some((tracker) => tracker.strings > 1 && tracker.amps > inputCurrent);
  const sum = parallel ? " Strings on one tracker add their current." : "";
  return `${given}.${sum} Ask us before you connect more.`;
}

export function power({ kilowatts }: StringCheck, inverter: number): string {
  const usual = `${formatTenths(inverter * arrayRatio.usual)} kW is usual, ${formatTenths(inverter * arrayRatio.least)} to ${formatTenths(inverter * arrayRatio.most)} kW common`;
  const ratio = kilowatts / inverter;
  const note =
    ratio < arrayRatio.least
      ? " So the inverter has room for more."
      : ratio > arrayRatio.most
        ? " So part of the sun at noon would go unused."
        : "";
  return `${formatTenths(kilowatts)} kW of panels in all; for this model ${usual}.${note}`;
}

const signed = (value: number) => `−${Math.abs(value)}`;

export const assumptions = ({ panel, coldest, hottest }: StringPlan): string =>
  `Panel: Voc ${panel.voc} V (${signed(panel.vocPerDegree)} %/°C), Vmp ${panel.vmp} V (${signed(panel.vmpPerDegree)} %/°C), Imp ${panel.imp} A. Coldest air ${coldest} °C, hottest cells ${hottest} °C.`;

export const arrangement = ({ panels, strings }: StringPlan): string =>
  `${count(strings, "string")} of ${count(panels, "panel")}`;

/** The summary for a message, copying and sharing. */
export function checkInWords(check: StringCheck, plan: StringPlan, inverter: number): string {
  const fitting = lengths(check);
  return [
    `String check, ${arrangement(plan)}: ${headline(check)}`,
    reason(check, plan),
    fitting && `Fits with ${fitting} in a string.`,
    current(check),
    power(check, inverter),
    assumptions(plan),
    "An estimate as of November 2026, not part of the specification.",
  ]
    .filter(Boolean)
    .join("\n");
}
