import { memo, useState } from "react";
import { plannerDay as words } from "#content/planner-day.ts";
import type { Day, Rhythm } from "../../../model/planner/day.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Choice } from "../../../ui/choice.tsx";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { TypedField } from "../typed-field.tsx";
import type { Change } from "../use-plan.ts";
import { dayInShort, dayInWords, hourInWords } from "./day-in-words.ts";
import { DayPlot } from "./day-plot.tsx";
import { DayTable } from "./day-table.tsx";
import { Legend } from "./legend.tsx";
import { Readouts } from "./readouts.tsx";

const MID_MORNING = 10;

const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: "evening", label: words.rhythms.evening },
  { value: "day", label: words.rhythms.day },
];

/** Memoized: a step of an appliance does not change it. */
const Rhythms = memo(function Rhythms({ rhythm, change }: { rhythm: Rhythm; change: Change }) {
  return (
    <div className="needs-script">
      <p aria-hidden="true" className="mb-1.5 font-medium text-small">
        {words.rhythm}
      </p>
      <Choice label={words.rhythm} options={rhythms} value={rhythm} onChange={(next) => change({ rhythm: next })} />
    </div>
  );
});

type DayPlanProps = {
  plan: Plan;
  outcome: Outcome;
  day: Day;
  change: Change;
};

export function DayPlan({ plan, outcome, day, change }: DayPlanProps) {
  const [chosen, setChosen] = useState(MID_MORNING);
  const hour = day.hours[chosen];
  const { sizing, battery, defaults } = outcome;
  const hybrid = sizing.fits && sizing.product.type === "hybrid";
  if (!hour) return null;
  const heading = (
    <h3 id="day-heading" className="type-h3 text-part first-letter:-mr-[0.1em] tracking-heading stretch-heading">
      {words.heading}
    </h3>
  );
  return (
    <section aria-labelledby="day-heading" className="mt-16 border-ink border-t pt-8 lg:mt-24">
      <PhoneFold headingId="day-heading" heading={heading} summary={() => dayInShort(day)}>
        <div className="columns-12 mt-4 gap-y-8">
          <div className="col-span-12 grid content-start gap-5 tablet:grid-cols-2 lg:col-span-3">
            <p className="text-muted tablet:col-span-2">{words.lead}</p>
            <Rhythms rhythm={plan.rhythm} change={change} />
            {hybrid && (
              <TypedField
                className="needs-script"
                {...words.battery}
                name="battery"
                text={plan.typed.battery}
                usual={defaults.battery}
                change={change}
              />
            )}
          </div>
          <div className="col-span-12 space-y-6 lg:col-span-9">
            <Readouts hour={hour} hasBattery={battery > 0} />
            <div>
              <DayPlot day={day} battery={battery} hour={chosen} onHour={setChosen} />
              <input
                type="range"
                aria-label={words.slider}
                min={0}
                max={23}
                value={chosen}
                aria-valuetext={hourInWords(hour)}
                onChange={(event) => setChosen(Number(event.target.value))}
                className="needs-script no-print ml-15 h-11 w-[calc(100%-3.75rem)] cursor-pointer accent-ink"
              />
            </div>
            <Legend hasBattery={battery > 0} />
            <p className="max-w-184 text-wrap">{dayInWords(day, outcome)}</p>
            <DayTable day={day} hasBattery={battery > 0} />
            <p className="max-w-184 text-muted text-note">
              <span className="needs-script no-print">{words.times} </span>
              {words.fine}
            </p>
          </div>
        </div>
      </PhoneFold>
    </section>
  );
}
