import { planner as words } from "#content/planner.ts";
import { formatHundredths } from "../../model/format.ts";
import type { Counts } from "../../model/planner/appliance.ts";
import { firstExample } from "../../model/planner/example.ts";
import type { Examples } from "../../model/planner/facts.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { cityName, exampleWords } from "./names.ts";

/** For visitors without JavaScript. */
export const exampleInWords = (examples: Examples): string =>
  words.withoutScript({
    example: exampleWords(firstExample(examples)).inSentence,
    city: cityName({ id: examples.city }),
  });

/** "24 in all, 10 kinds" */
export function countsInWords(counts: Counts): string {
  const kinds = Object.values(counts);
  const pieces = kinds.reduce((sum, count) => sum + count, 0);
  return kinds.length === 0 ? words.list.nothing : words.list.counted({ pieces, kinds: kinds.length });
}

/** Why no model is named. */
export const reasonInWords = ({ reason }: Extract<Sizing, { fits: false }>) =>
  reason === "no-load" ? words.answer.empty : words.answer.tooLarge;

/** For screen readers. */
export const verdictInWords = (sizing: Sizing): string =>
  sizing.fits
    ? words.answer.carries({ model: sizing.product.model, need: formatHundredths(sizing.load.need) })
    : reasonInWords(sizing).heading;
