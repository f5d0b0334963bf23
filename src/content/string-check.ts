import type { InputName } from "../model/string-check/names.ts";

type FieldWords = { label: string; unit?: string; note?: string };

const fields: Record<InputName, FieldWords> = {
  panels: { label: "Panels per string" },
  strings: { label: "Strings" },
  voc: { label: "Voc", unit: "V" },
  vmp: { label: "Vmp", unit: "V" },
  imp: { label: "Imp", unit: "A" },
  voctc: { label: "Voc per degree", unit: "%/°C" },
  vmptc: { label: "Vmp per degree", unit: "%/°C" },
  cold: { label: "Coldest air", unit: "°C", note: "The lowest on a winter morning." },
  hot: { label: "Hottest cells", unit: "°C", note: "In the panel, on a summer afternoon." },
};

export const stringCheck = {
  calculated: "Calculated on this page, not part of the specification",
  private: "Nothing is sent but the page’s address, which keeps your figures so that a link holds them.",
  fields,
  strings: "Your strings",
  panel: {
    heading: "The panel, at 25 °C",
    note: "Voc with nothing connected, Vmp and Imp at peak power. A typical panel of 550 W stands here; take yours from its data sheet.",
  },
  heat: { heading: "Cold and heat", note: "Change per degree: typical, see the panel’s data sheet." },
  reset: "Back to the example",
  ruler: {
    range: "Tracking range",
    hot: "hot afternoon",
    cold: "cold morning",
    low: "hot: too low",
    high: "cold: too high",
  },
  results: {
    lengths: "Fits with",
    perString: "in a string",
    current: "Current",
    power: "Power",
    none: "no number of these panels",
  },
  ask: "The specification gives no maximum DC voltage, so the top of the tracking range is the ceiling here: ask us for the maximum. An estimate to plan with, as of November 2026; your installer’s calculation decides.",
  withoutScript: "An example with a typical panel of 550 W. Changing the numbers needs JavaScript.",
} as const;

export type StringCheckWords = typeof stringCheck;
