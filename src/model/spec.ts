import type { Product } from "./product.ts";

export type SpecRowId =
  | "max-power"
  | "rated-output"
  | "mppt-range"
  | "max-input-current"
  | "mpp-trackers"
  | "max-output-current"
  | "power-factor"
  | "efficiency";

export type SpecRow = { id: SpecRowId; label: string; value: string };

/** Volts, amperes and percent. */
export const specFigures = {
  trackingRange: { min: 180, max: 800 },
  inputCurrent: 12,
  trackers: 2,
  outputCurrent: 25,
  efficiency: 98.5,
} as const;

/** For the page, the comparison, the data sheet and structured data. */
export function specRows({ capacity }: Pick<Product, "capacity">): SpecRow[] {
  const { trackingRange, inputCurrent, trackers, outputCurrent, efficiency } = specFigures;
  const inputs = Array.from({ length: trackers }, () => `${inputCurrent}A`);
  return [
    { id: "max-power", label: "Max power", value: capacity },
    { id: "rated-output", label: "Rated output", value: capacity },
    { id: "mppt-range", label: "MPPT range", value: `${trackingRange.min}-${trackingRange.max}V` },
    { id: "max-input-current", label: "Max input current", value: inputs.join("/") },
    { id: "mpp-trackers", label: "MPP trackers", value: String(trackers) },
    { id: "max-output-current", label: "Max output current", value: `${outputCurrent}A` },
    { id: "power-factor", label: "Power factor", value: "0.9 leading to 0.9 lagging" },
    { id: "efficiency", label: "Efficiency", value: `${efficiency}%` },
  ];
}

/** `term` explains the figure, `meaning` what it does for the reader. */
export type SpecNotes = Record<SpecRowId, { term: string; meaning: string }>;
