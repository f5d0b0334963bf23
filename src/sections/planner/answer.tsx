import { planner } from "#content/planner.ts";
import { formatHundredths, formatNumber } from "../../model/format.ts";
import type { Plan } from "../../model/planner/plan.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import type { ListedProduct } from "../../model/range.ts";
import { Gauge } from "./gauge.tsx";
import { reasonInWords } from "./sizing-in-words.ts";

const words = planner.answer;

type AnswerProps = {
  products: readonly ListedProduct[];
  plan: Plan;
  sizing: Sizing;
  /** Percent. */
  headroom: number;
};

function need({ load }: Sizing, headroom: number): string {
  return words.need({
    allAtOnce: String(load.together === load.connected),
    connected: formatHundredths(load.connected),
    together: formatHundredths(load.together),
    percent: formatNumber(headroom),
    need: formatHundredths(load.need),
  });
}

export function Answer({ products, plan, sizing, headroom }: AnswerProps) {
  const trouble = sizing.fits ? undefined : reasonInWords(sizing);
  const model = sizing.fits && sizing.product.model;
  return (
    <>
      <Gauge products={products} sizing={sizing} backup={plan.backup} />
      <div>
        <h4 className="type-h3">{model ? words.heading({ model }) : trouble?.heading}</h4>
        <p className="mt-1.5 text-muted text-small leading-snug">
          {sizing.load.connected > 0 && need(sizing, headroom)} {trouble?.text}
        </p>
      </div>
    </>
  );
}
