import { plannerSavings as words } from "#content/planner-savings.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import type { Savings } from "../../../model/planner/savings.ts";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { TypedField } from "../typed-field.tsx";
import type { Change } from "../use-plan.ts";
import { Figures } from "./figures.tsx";
import { savingsInShort, yieldInWords } from "./savings-in-words.ts";
import { YearBar } from "./year-bar.tsx";

const names = ["array", "units", "rate", "export", "price"] as const;

type SavingsPlanProps = {
  plan: Plan;
  outcome: Outcome;
  savings: Savings;
  change: Change;
};

export function SavingsPlan({ plan, outcome, savings, change }: SavingsPlanProps) {
  const heading = (
    <h3 id="savings-heading" className="type-h3 text-part tracking-heading stretch-heading">
      {words.heading}
    </h3>
  );
  return (
    <section aria-labelledby="savings-heading" className="mt-16 border-ink border-t pt-8 lg:mt-24">
      <PhoneFold headingId="savings-heading" heading={heading} summary={() => savingsInShort(savings)}>
        <div className="columns-12 mt-4 gap-y-8">
          <div className="col-span-12 lg:col-span-3">
            <p className="needs-script text-muted">{words.lead}</p>
            <p className="without-script text-muted">{words.leadAlone}</p>
            <div className="needs-script mt-6 grid grid-cols-2 gap-x-(--gutter) gap-y-4 tablet:grid-cols-3 lg:grid-cols-1">
              {names.map((name) => (
                <TypedField
                  key={name}
                  className="max-md:last:col-span-2"
                  {...words.fields[name]}
                  name={name}
                  blank={name === "price"}
                  text={plan.typed[name]}
                  usual={outcome.defaults[name]}
                  change={change}
                />
              ))}
            </div>
          </div>
          <div className="col-span-12 space-y-8 lg:col-span-9">
            <YearBar savings={savings} yearlyUnits={outcome.monthlyUnits * 12} />
            <Figures plan={plan} outcome={outcome} savings={savings} />
            <p className="max-w-184 text-muted text-note">
              {yieldInWords(outcome, savings)} {words.fine}
            </p>
          </div>
        </div>
      </PhoneFold>
    </section>
  );
}
