import type { PlannerWords } from "../../content/planner.ts";
import { formatHundredths } from "../../model/format.ts";
import { countsInWords } from "../../model/planner/appliance.ts";
import type { Range } from "../../model/planner/outcome.ts";
import { overridesInWords } from "../../model/planner/overrides-in-words.ts";
import type { Plan } from "../../model/planner/plan.ts";
import type { Preset } from "../../model/planner/preset.ts";
import type { Use } from "../../model/planner/sizing.ts";
import { LiveStatus } from "../../ui/live-status.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { Answer } from "./answer.tsx";
import { ApplianceList } from "./appliance-list.tsx";
import { Assumptions } from "./assumptions/assumptions.tsx";
import { Choices } from "./choices.tsx";
import { DayPlan } from "./day/day-plan.tsx";
import { ResultDetails } from "./result-details.tsx";
import { SavingsPlan } from "./savings/savings-plan.tsx";
import { usePlan } from "./use-plan.ts";

type PlannerProps = {
  range: Range;
  usual: Plan;
  presets: readonly Preset[];
  common: Record<Use, readonly string[]>;
  words: PlannerWords;
};

export function Planner({ range, usual, presets, common, words }: PlannerProps) {
  const { plan, clamped, outcome, search, change, count } = usePlan(usual, range);
  const { appliances, sizing, year } = outcome;
  const overrides = overridesInWords(plan, outcome);
  const verdict = sizing.fits
    ? `${sizing.product.model} carries it: ${formatHundredths(sizing.load.need)} kW with headroom.`
    : words[sizing.reason === "no-load" ? "empty" : "tooLarge"].heading;
  return (
    <>
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <p className="mb-6 text-muted">{words.lead}</p>
          <Choices presets={presets} cities={range.cities} plan={plan} change={change} />
          <p className="without-script mt-4">{words.withoutScript}</p>
        </div>
        <div className="col-span-12 md:col-span-7 lg:order-3 lg:col-span-5 lg:border-line lg:border-l lg:pl-(--gutter)">
          <div className="space-y-5 lg:sticky lg:top-28 lg:pl-3">
            <Answer
              products={range.products}
              plan={plan}
              sizing={sizing}
              headroom={outcome.assumed.headroom}
              words={words}
            />
            <ResultDetails plan={plan} outcome={outcome} search={search} words={words} />
          </div>
        </div>
        <div className="col-span-12 lg:col-span-4">
          <PhoneFold
            headingId="appliances-heading"
            heading={
              <h4 id="appliances-heading" className="type-h3 border-ink text-h4 max-lg:border-t max-lg:pt-4 lg:sr-only">
                Count your appliances
              </h4>
            }
            summary={() => countsInWords(plan.counts)}
          >
            <div className="max-lg:pt-5">
              <ApplianceList
                appliances={appliances}
                common={common[plan.use]}
                plan={plan}
                clamped={clamped}
                count={count}
              />
            </div>
          </PhoneFold>
        </div>
      </div>
      <p className="mt-8 max-w-184 text-muted text-note">
        <b className="font-semibold text-ink">{words.calculated}.</b> {words.wattages} {words.private}
        {overrides.length > 0 && (
          <span className="mt-2 block text-ink">
            <b className="font-semibold">{words.assumptions.yours}</b> {overrides.join("; ")}.
          </span>
        )}
      </p>
      <Assumptions plan={plan} outcome={outcome} overrides={overrides} words={words.assumptions} change={change} />
      <LiveStatus text={verdict} />
      {sizing.fits && year && (
        <>
          <DayPlan plan={plan} outcome={outcome} day={year.day} words={words.day} change={change} />
          <SavingsPlan plan={plan} outcome={outcome} savings={year.savings} words={words.savings} change={change} />
        </>
      )}
    </>
  );
}
