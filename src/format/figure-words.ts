import type { FigureName, Specification } from "../../content/schema/specification.ts";
import { formatNumber } from "../model/format.ts";
import { capitalised } from "../model/lists-and-dates.ts";
import { numberInWords } from "./lists-and-dates.ts";

/** A product's figures as sentences name them. */
export function figureWords({ trackingRange, ...figures }: Specification): Record<FigureName, string | number> {
  const count = numberInWords(figures.trackers);
  return {
    trackingMin: formatNumber(trackingRange.min),
    trackingMax: formatNumber(trackingRange.max),
    inputCurrent: formatNumber(figures.inputCurrent),
    trackers: figures.trackers,
    trackerCount: count,
    TrackerCount: capitalised(count),
    outputCurrent: formatNumber(figures.outputCurrent),
    powerFactor: formatNumber(figures.powerFactor),
    efficiency: formatNumber(figures.efficiency),
  };
}
