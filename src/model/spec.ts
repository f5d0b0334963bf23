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

/** The one specification table: the page and the data sheet both take their rows from here. */
export function specRows({ capacity }: Pick<Product, "capacity">): SpecRow[] {
  return [
    { id: "max-power", label: "Max power", value: capacity },
    { id: "rated-output", label: "Rated output", value: capacity },
    { id: "mppt-range", label: "MPPT range", value: "180-800V" },
    { id: "max-input-current", label: "Max input current", value: "12A/12A" },
    { id: "mpp-trackers", label: "MPP trackers", value: "2" },
    { id: "max-output-current", label: "Max output current", value: "25A" },
    { id: "power-factor", label: "Power factor", value: "0.9 leading to 0.9 lagging" },
    { id: "efficiency", label: "Efficiency", value: "98.5%" },
  ];
}

/** What a row means: `term` says what the figure is, `meaning` what it does for the reader. */
export type SpecNotes = Record<SpecRowId, { term: string; meaning: string }>;
