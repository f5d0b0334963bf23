import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { firstPlan } from "../../model/planner/example.ts";
import { LiveStatus } from "../../ui/live-status.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Answer } from "./answer.tsx";
import { ApplianceList } from "./appliance-list.tsx";
import { Assumptions } from "./assumptions/assumptions.tsx";
import { Choices } from "./choices.tsx";
import { DayPlan } from "./day/day-plan.tsx";
import { countsInWords, exampleInWords, verdictInWords } from "./in-words.ts";
import { overridesInWords } from "./overrides-in-words.ts";
import { plannerFacts } from "./planner-facts.ts";
import { ResultDetails } from "./result-details.tsx";
import { SavingsPlan } from "./savings/savings-plan.tsx";
import { usePlan } from "./use-plan.ts";

const { products, cities, examples } = plannerFacts;
const initialPlan = firstPlan(examples);

export function Planner() {
  const { plan, clamped, outcome, search, change, count } = usePlan(initialPlan, plannerFacts);
  const { appliances, sizing, year } = outcome;
  const overrides = overridesInWords(plan, outcome);
  return (
    <>
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <p className="mb-6 text-muted">{words.lead}</p>
          <Choices examples={examples.examples} cities={cities} plan={plan} change={change} />
          <p className="without-script mt-4">{exampleInWords(examples)}</p>
        </div>
        <div className="col-span-12 md:col-span-7 lg:order-3 lg:col-span-5 lg:border-line lg:border-l lg:pl-(--gutter)">
          <div className="space-y-5 lg:sticky lg:top-28 lg:pl-3">
            <Answer products={products} plan={plan} sizing={sizing} headroom={outcome.assumed.headroom} />
            <ResultDetails plan={plan} outcome={outcome} search={search} />
          </div>
        </div>
        <div className="col-span-12 lg:col-span-4">
          <PhoneFold
            headingId="appliances-heading"
            heading={
              <h4 id="appliances-heading" className="type-h3 border-ink text-h4 max-lg:border-t max-lg:pt-4 lg:sr-only">
                {words.list.heading}
              </h4>
            }
            summary={() => countsInWords(plan.counts)}
          >
            <div className="max-lg:pt-5">
              <ApplianceList
                appliances={appliances}
                common={examples.common[plan.use]}
                plan={plan}
                clamped={clamped}
                count={count}
              />
            </div>
          </PhoneFold>
        </div>
      </div>
      <p className="mt-8 max-w-184 text-muted text-note">
        <b className="font-semibold text-ink">{words.calculated}</b> {words.wattages} {words.private}
        {overrides.length > 0 && (
          <span className="mt-2 block text-ink">
            <Sentence of={(label) => plannerAssumptions.own({ label, figures: overrides.join("; ") })}>
              <b className="font-semibold">{plannerAssumptions.ownLabel}</b>
            </Sentence>
          </span>
        )}
      </p>
      <Assumptions plan={plan} outcome={outcome} overrides={overrides} change={change} />
      <LiveStatus text={verdictInWords(sizing)} />
      {sizing.fits && year && (
        <>
          <DayPlan plan={plan} outcome={outcome} day={year.day} change={change} />
          <SavingsPlan plan={plan} outcome={outcome} savings={year.savings} change={change} />
        </>
      )}
    </>
  );
}
