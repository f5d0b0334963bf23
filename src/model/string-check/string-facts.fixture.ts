import type { StringFacts } from "../product-page.ts";

/** A typical panel of 550 W, in north India. */
export const stringFacts: StringFacts = {
  panel: { voc: 49.8, vmp: 41.9, imp: 13.1, vocPerDegree: -0.27, vmpPerDegree: -0.35, watts: 550 },
  coldest: 2,
  hottest: 70,
  arrayRatio: { least: 1, usual: 1.2, most: 1.3 },
};
