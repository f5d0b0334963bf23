import { type Limits, MAX_NUMBER_LENGTH, readNumber } from "../number-input.ts";
import { kilowatts, type Product } from "../product.ts";
import type { StringFacts } from "../product-page.ts";
import { panelVolts, type StringPlan } from "./check.ts";
import { type InputName, inputNames } from "./names.ts";

/** As typed; missing if not typed. */
export type Typed = Readonly<Partial<Record<InputName, string>>>;
export type InputDefaults = Readonly<Record<InputName, number>>;

/** Wide enough for any panel and place; cold stays below hot. */
export const inputLimits: Readonly<Record<InputName, Limits>> = {
  panels: { min: 1, max: 40, integer: true },
  strings: { min: 1, max: 8, integer: true },
  voc: { min: 5, max: 250 },
  vmp: { min: 5, max: 250 },
  imp: { min: 0.5, max: 30 },
  voctc: { min: -1, max: 1 },
  vmptc: { min: -1, max: 1 },
  cold: { min: -40, max: 25 },
  hot: { min: 25, max: 100 },
};

/** A valid example for a model: on all trackers, unless the strings would be too short. */
export function usualInputs(
  product: Pick<Product, "model" | "figures">,
  { panel, coldest, hottest, arrayRatio }: StringFacts,
): InputDefaults {
  const { trackingRange, trackers } = product.figures;
  const wanted = (kilowatts(product) * arrayRatio.usual * 1000) / (panel.vmp * panel.imp);
  const fewest = trackingRange.min / panelVolts({ panel, coldest, hottest }).hot;
  const strings = Math.round(wanted / trackers) >= fewest ? trackers : 1;
  const { voc, vmp, imp, vocPerDegree: voctc, vmpPerDegree: vmptc } = panel;
  return { panels: Math.round(wanted / strings), strings, voc, vmp, imp, voctc, vmptc, cold: coldest, hot: hottest };
}

export function readPlan(typed: Typed, usual: InputDefaults): StringPlan {
  const read = (name: InputName) => readNumber(typed[name], inputLimits[name], usual[name]).value;
  return {
    panels: read("panels"),
    strings: read("strings"),
    panel: {
      voc: read("voc"),
      vmp: read("vmp"),
      imp: read("imp"),
      vocPerDegree: read("voctc"),
      vmpPerDegree: read("vmptc"),
    },
    coldest: read("cold"),
    hottest: read("hot"),
  };
}

/** Anyone may have written the URL; `readPlan` clamps the values. */
export function parseTyped(search: string): Typed {
  const params = new URLSearchParams(search);
  const named = inputNames.map((name) => [name, params.get(name)?.slice(0, MAX_NUMBER_LENGTH)] as const);
  return Object.fromEntries(named.filter(([, text]) => text));
}

/** Keeps other parameters. */
export function typedSearch(search: string, typed: Typed): string {
  const params = new URLSearchParams(search);
  for (const name of inputNames) {
    if (typed[name]) params.set(name, typed[name]);
    else params.delete(name);
  }
  return params.toString();
}
