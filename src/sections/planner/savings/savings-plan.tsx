import type { PlannerWords } from "../../../content/planner.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan, TypedName } from "../../../model/planner/plan.ts";
import type { Savings } from "../../../model/planner/savings.ts";
import { savingsInShort, yieldInWords } from "../../../model/planner/summary.ts";
import { DC_AC_RATIO } from "../../../model/suggested-array.ts";
import { PhoneFold } from "../../../ui/phone-fold.tsx";
import { TypedField } from "../typed-field.tsx";
import type { Change } from "../use-plan.ts";
import { Figures } from "./figures.tsx";
import { YearBar } from "./year-bar.tsx";

const fields: readonly { name: TypedName; label: string; unit: string; note?: string; blank?: true }[] = [
  { name: "array", label: "Panels", unit: "kWp", note: `Usually ${DC_AC_RATIO} times the inverter.` },
  { name: "units", label: "You use", unit: "units", note: "A month, from your appliances or your bill." },
  { name: "rate", label: "You pay", unit: "₹ a unit", note: "Your bill divided by its units." },
  { name: "export", label: "Paid for surplus", unit: "₹ a unit", note: "Each state’s regulator sets it." },
  { name: "price", label: "A quote you have", unit: "₹", note: "Optional, and only for the payback.", blank: true },
];

type SavingsPlanProps = {
  plan: Plan;
  outcome: Outcome;
  savings: Savings;
  words: PlannerWords["savings"];
  change: Change;
};

export function SavingsPlan({ plan, outcome, savings, words, change }: SavingsPlanProps) {
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
              {fields.map(({ name, ...field }) => (
                <TypedField
                  key={name}
                  className="max-md:last:col-span-2"
                  {...field}
                  name={name}
                  text={plan.typed[name]}
                  usual={outcome.usual[name]}
                  change={change}
                />
              ))}
            </div>
          </div>
          <div className="col-span-12 space-y-8 lg:col-span-9">
            <YearBar savings={savings} yearlyUnits={outcome.monthlyUnits * 12} />
            <Figures plan={plan} outcome={outcome} savings={savings} words={words} />
            <p className="max-w-184 text-muted text-note">
              {yieldInWords(outcome, savings)} {words.fine}
            </p>
          </div>
        </div>
      </PhoneFold>
    </section>
  );
}
