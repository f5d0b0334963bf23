import { planner as words } from "#content/planner.ts";
import { firstPlan } from "../../model/planner/example.ts";
import { numeral } from "../../model/product.ts";
import { LiveStatus } from "../../ui/live-status.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { Answer } from "./answer.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { ApplianceList } from "./appliance-list.tsx";
import { Choices } from "./choices.tsx";
import { dayInWords } from "./day/day-in-words.ts";
import { Frame } from "./frame.tsx";
import { HourByHour } from "./hour-by-hour.tsx";
import { House } from "./house/house.tsx";
import { HowCounted } from "./how-counted.tsx";
import { countsInWords, exampleInWords, verdictInWords } from "./in-words.ts";
import { Notes } from "./notes.tsx";
import { overridesInWords } from "./overrides-in-words.ts";
import { plannerFacts } from "./planner-facts.ts";
import { Story } from "./story.tsx";
import { Strip } from "./strip.tsx";
import { placeInWords } from "./summary.ts";
import { usePlan } from "./use-plan.ts";
import "./planner.css";

const { products, cities, examples } = plannerFacts;
const initialPlan = firstPlan(examples);

export function Planner() {
  const { plan, clamped, outcome, search, change, count, toggle } = usePlan(initialPlan, plannerFacts);
  const { appliances, sizing, year } = outcome;
  const overrides = overridesInWords(plan, outcome);
  return (
    <Frame>
      <p className="print:hidden mb-4 text-muted lg:mb-3">{words.lead}</p>
      <div className="planner-first">
        <div className="flex flex-col gap-4">
          <p className="without-script print:hidden">{exampleInWords(examples)}</p>
          <p className="hidden print:block">{placeInWords(plan, outcome)}</p>
          <Choices examples={examples.examples} cities={cities} plan={plan} change={change} />
        </div>
        <div className="planner-house skip-layout">
          <House
            use={plan.use}
            counts={plan.counts}
            array={sizing.fits ? outcome.array : 0}
            battery={outcome.battery > 0}
            numeral={sizing.fits ? numeral(sizing.product) : undefined}
            toggle={toggle}
          />
        </div>
        <div className="planner-answer skip-layout">
          <Answer products={products} plan={plan} sizing={sizing} headroom={outcome.assumed.headroom} />
          <AnswerActions plan={plan} outcome={outcome} search={search} />
        </div>
      </div>
      <div className="mt-6 border-ink border-t pt-4 lg:pt-0">
        <PhoneFold
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
        </PhoneFold>
      </div>
      {year && <Story plan={plan} outcome={outcome} savings={year.savings} change={change} />}
      <div className="planner-folds">
        <HowCounted plan={plan} outcome={outcome} overrides={overrides} change={change} />
        {year && <HourByHour plan={plan} outcome={outcome} year={year} change={change} />}
      </div>
      {year && <p className="hidden text-wrap print:block">{dayInWords(year.day, outcome)}</p>}
      <Notes sizing={sizing} overrides={overrides} />
      <LiveStatus text={verdictInWords(sizing)} />
      <Strip plan={plan} outcome={outcome} search={search} />
    </Frame>
  );
}
