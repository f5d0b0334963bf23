import { type Limits, MAX_NUMBER_LENGTH, readNumber } from "../number-input.ts";
import { specFigures } from "../spec.ts";
import { arrayRatio, type Panel, panelVolts, type StringPlan } from "./check.ts";
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

/** A typical panel of 550 W, and temperatures of north India. */
const typical: Panel = { voc: 49.8, vmp: 41.9, imp: 13.1, vocPerDegree: -0.27, vmpPerDegree: -0.35 };
const weather = { coldest: 2, hottest: 70 };

/** A valid example for a model: on both trackers, unless the strings would be too short. */
export function usualInputs(kilowatts: number): InputDefaults {
  const watts = typical.vmp * typical.imp;
  const wanted = (kilowatts * arrayRatio.usual * 1000) / watts;
  const fewest = specFigures.trackingRange.min / panelVolts({ panel: typical, ...weather }).hot;
  const strings = Math.round(wanted / specFigures.trackers) >= fewest ? specFigures.trackers : 1;
  const { voc, vmp, imp, vocPerDegree: voctc, vmpPerDegree: vmptc } = typical;
  return {
    panels: Math.round(wanted / strings),
    strings,
    voc,
    vmp,
    imp,
    voctc,
    vmptc,
    cold: weather.coldest,
    hot: weather.hottest,
  };
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

/** Anyone may have written the address; `readPlan` clamps the values. */
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
