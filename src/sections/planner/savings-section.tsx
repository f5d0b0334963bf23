import { memo } from "react";
import { plannerSavings as words } from "#content/planner-savings.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import type { NetMetering, Savings } from "../../model/planner/savings.ts";
import { Choice } from "../../ui/choice.tsx";
import { HandheldFold } from "../../ui/handheld-fold.tsx";
import { MainFigures } from "./savings/figures.tsx";
import { savingsInShort } from "./savings/savings-in-words.ts";
import type { Change } from "./use-plan.ts";

const { options } = words.netMetering;
const answers: readonly { value: NetMetering; label: string }[] = [
  { value: "unsure", label: options.unsure },
  { value: "yes", label: options.yes },
  { value: "no", label: options.no },
];

/** Memoized: a step of an appliance does not change it. */
const NetMeteringChoice = memo(function NetMeteringChoice({ value, change }: { value: NetMetering; change: Change }) {
  const { label, note } = words.netMetering;
  return (
    <div className="needs-script print:hidden">
      <Choice
        label={label}
        labelled
        options={answers}
        value={value}
        onChange={(next) => change({ netMetering: next })}
      />
      <p className="mt-1.5 max-w-80 text-muted text-note leading-snug">{note}</p>
    </div>
  );
});

type SavingsSectionProps = { plan: Plan; outcome: Outcome; savings: Savings; change: Change };

/** What an average day and a year of them come to. */
export function SavingsSection({ plan, outcome, savings, change }: SavingsSectionProps) {
  const heading = (
    <h3 id="savings-heading" className="type-h3 text-h4">
      {words.heading}
    </h3>
  );
  return (
    <section aria-labelledby="savings-heading" className="mt-5 border-ink border-t pt-4 lg:mt-4">
      <HandheldFold headingId="savings-heading" heading={heading} summary={() => savingsInShort(plan, savings)}>
        <div className="grid-12 mt-4 gap-y-6">
          <div className="col-span-12 lg:col-span-3">
            <NetMeteringChoice value={plan.netMetering} change={change} />
          </div>
          <div className="col-span-12 lg:col-span-9">
            <MainFigures plan={plan} outcome={outcome} savings={savings} />
          </div>
        </div>
      </HandheldFold>
    </section>
  );
}
