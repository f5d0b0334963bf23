import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { PlannerWords } from "../../content/planner.ts";
import { toHundredths } from "../../model/format.ts";
import type { Range } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import type { Preset } from "../../model/planner/preset.ts";
import type { Use } from "../../model/planner/sizing.ts";
import { planInWords } from "../../model/planner/summary.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSettled } from "../../ui/use-settled.ts";
import { Answer } from "./answer.tsx";
import { ApplianceList } from "./appliance-list.tsx";
import { Choices } from "./choices.tsx";
import { DayPlan } from "./day/day-plan.tsx";
import "./planner.css";
import { SavingsPlan } from "./savings/savings-plan.tsx";
import { usePlan } from "./use-plan.ts";

type PlannerProps = {
  range: Range;
  usual: Plan;
  presets: readonly Preset[];
  common: Record<Use, readonly string[]>;
  words: PlannerWords;
};

/** From what one owns to a size, a day and a year. */
export function Planner({ range, usual, presets, common, words }: PlannerProps) {
  const { plan, outcome, change, count, search } = usePlan(usual, range);
  const [folded, setFolded] = useState(true);
  const { sizing, year } = outcome;
  const summary = planInWords(range.appliances, plan, outcome);
  const verdict = sizing.fits
    ? `${sizing.product.model} carries it: ${toHundredths(sizing.load.need)} kW with headroom.`
    : words[sizing.reason === "no-load" ? "empty" : "tooLarge"].heading;
  const pieces = Object.values(plan.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <p className="mb-6 text-pretty text-muted">{words.lead}</p>
          <Choices presets={presets} cities={range.cities} plan={plan} change={change} />
          <p className="without-script mt-4">
            Choosing needs JavaScript. What you see is an example: a three-bedroom house with two ACs in New Delhi.
          </p>
        </div>
        <div className="col-span-12 md:col-span-7 lg:order-3 lg:col-span-5 lg:border-line lg:border-l lg:pl-(--gutter)">
          <div className="lg:sticky lg:top-28 lg:pl-3">
            <Answer
              products={range.products}
              plan={plan}
              sizing={sizing}
              words={words}
              summary={summary}
              search={search}
            />
          </div>
        </div>
        <div className="col-span-12 lg:col-span-4">
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls="appliances"
            onClick={() => setFolded(!folded)}
            className="needs-script flex min-h-14 w-full items-center justify-between gap-4 border-ink border-b-[1.5px] pt-0.5 text-left font-[560] lg:hidden"
          >
            Count your appliances
            <span className="flex items-center gap-3 font-normal text-muted text-note">
              {pieces} in {Object.keys(plan.counts).length} kinds
              <Icon of={ChevronDown} className={`text-ink transition-transform ${folded ? "" : "rotate-180"}`} />
            </span>
          </button>
          <div id="appliances" data-folded={folded || undefined} className="appliances max-lg:pt-5">
            <ApplianceList appliances={range.appliances} common={common[plan.use]} plan={plan} count={count} />
          </div>
        </div>
      </div>
      <p className="mt-8 max-w-184 text-pretty text-muted text-note">
        <b className="font-[560] text-ink">{words.calculated}.</b> {words.wattages} {words.private}
      </p>
      <p role="status" className="sr-only">
        {useSettled(verdict)}
      </p>
      {sizing.fits && year && (
        <>
          <DayPlan
            plan={plan}
            outcome={outcome}
            day={year.day}
            appliances={range.appliances}
            words={words.day}
            change={change}
          />
          <SavingsPlan plan={plan} outcome={outcome} savings={year.savings} words={words.savings} change={change} />
        </>
      )}
    </>
  );
}
