import { useDeferredValue, useMemo } from "react";
import { planner as words } from "#content/planner.ts";
import { firstPlan } from "../../model/planner/example.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import { numeral } from "../../model/product.ts";
import { HandheldFold } from "../../ui/handheld-fold.tsx";
import { LiveStatus } from "../../ui/live-status.tsx";
import { Answer } from "./answer.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { ApplianceList } from "./appliance-list.tsx";
import { Choices } from "./choices.tsx";
import { dayInWords } from "./day/day-in-words.ts";
import { HourByHour } from "./hour-by-hour.tsx";
import { House } from "./house/house.tsx";
import { HowCounted } from "./how-counted.tsx";
import { MarkOnScreen } from "./mark-on-screen.tsx";
import { Notes } from "./notes.tsx";
import { overridesInWords } from "./overrides-in-words.ts";
import { plannerFacts } from "./planner-facts.ts";
import { SavingsSection } from "./savings-section.tsx";
import { countsInWords, exampleInWords, verdictInWords } from "./sizing-in-words.ts";
import { placeInWords } from "./summary.ts";
import { usePlan } from "./use-plan.ts";

const { products, cities, examples } = plannerFacts;
const initialPlan = firstPlan(examples);

/** Kilowatts of panels to draw: a full roof if no model is large enough. */
const roofArray = ({ sizing, array }: Outcome) => {
  if (sizing.fits) return array;
  return sizing.reason === "too-large" ? Number.POSITIVE_INFINITY : 0;
};

export function Planner() {
  const { plan, clamped, outcome, search, change, count, toggle } = usePlan(initialPlan, plannerFacts);
  // The answer updates first while a stepper is pressed repeatedly: the summary takes long to build.
  const deferred = useDeferredValue(useMemo(() => ({ plan, outcome, search }), [plan, outcome, search]));
  const { appliances, sizing, year } = outcome;
  const overrides = overridesInWords(plan, outcome);
  return (
    <MarkOnScreen>
      <p className="print:hidden mb-4 text-muted lg:mb-3">{words.lead}</p>
      {/* Choices, the house, the answer. */}
      <div className="grid gap-x-(--gutter) gap-y-6 md:grid-cols-2 lg:grid-cols-[15.5rem_minmax(0,1fr)_17.5rem] lg:gap-x-10 xl:grid-cols-4 xl:gap-x-(--gutter) print:grid-cols-[80mm_1fr] print:gap-x-[8mm] print:gap-y-[2mm]">
        <div className="flex flex-col gap-4 print:col-span-full">
          <p className="without-script print:hidden">{exampleInWords(examples)}</p>
          <p className="hidden print:block">{placeInWords(plan, outcome)}</p>
          <Choices examples={examples.examples} cities={cities} plan={plan} change={change} />
        </div>
        {/* Edge to edge on phones, so that its targets are large enough. */}
        <div className="skip-layout self-center max-md:-mx-(--margin) xl:col-span-2 xl:px-6">
          <House
            use={plan.use}
            counts={plan.counts}
            array={roofArray(outcome)}
            battery={outcome.battery > 0}
            numeral={sizing.fits ? numeral(sizing.product) : undefined}
            toggle={toggle}
          />
        </div>
        <div className="planner-answer skip-layout flex flex-col gap-3.5 on-tablet:col-span-full on-tablet:grid on-tablet:grid-cols-2 on-tablet:grid-rows-[auto_1fr] on-tablet:gap-x-(--gutter)">
          <Answer products={products} plan={plan} sizing={sizing} headroom={outcome.assumed.headroom} />
          <MarkOnScreen className="answer-actions">
            <AnswerActions {...deferred} />
          </MarkOnScreen>
        </div>
      </div>
      <div className="mt-6 border-ink border-t pt-4 lg:pt-0">
        <HandheldFold
          headingId="appliances-heading"
          heading={
            <h4 id="appliances-heading" className="type-h3 text-h4 lg:sr-only">
              {words.list.heading}
            </h4>
          }
          summary={() => countsInWords(plan.counts)}
        >
          <ApplianceList
            appliances={appliances}
            common={examples.common[plan.use]}
            plan={plan}
            clamped={clamped}
            count={count}
          />
        </HandheldFold>
      </div>
      {year && <SavingsSection plan={plan} outcome={outcome} savings={year.savings} change={change} />}
      {/* Two columns while both folds are closed; one fold if no model fits. */}
      <div className="mt-4 border-line border-t lg:grid lg:gap-x-(--gutter) lg:not-has-[>[open],>:only-child]:grid-cols-2">
        <HowCounted plan={plan} outcome={outcome} overrides={overrides} change={change} />
        {year && <HourByHour plan={plan} outcome={outcome} year={year} change={change} />}
      </div>
      {year && <p className="hidden text-wrap print:block">{dayInWords(year.day, outcome)}</p>}
      <Notes sizing={sizing} overrides={overrides} />
      <LiveStatus text={verdictInWords(sizing)} />
      <AnswerBar sizing={sizing} deferred={deferred} />
    </MarkOnScreen>
  );
}
