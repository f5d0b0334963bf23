import { ChevronDown } from "lucide-react";
import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { hasOverrides, noOverrides } from "../../../model/planner/assumptions.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useFold } from "../../../ui/use-fold.ts";
import type { Change } from "../use-plan.ts";
import { GeneralAssumptions } from "./general.tsx";
import { Habits } from "./habits.tsx";

type AssumptionsProps = {
  plan: Plan;
  outcome: Outcome;
  /** In words. */
  overrides: readonly string[];
  change: Change;
};

/** Rendered only while open, to keep the steppers fast. */
export function Assumptions({ plan, outcome, overrides, change }: AssumptionsProps) {
  const { open, fold } = useFold();
  return (
    <details {...fold} className="group/assumed needs-script no-print mt-6 border-line border-y">
      <summary className="flex min-h-14 items-center justify-between gap-4 pt-0.5 font-semibold">
        <span className="shrink-0">{words.heading}</span>
        <span className="flex items-center gap-3 text-right font-normal text-muted text-note leading-tight">
          {overrides.length === 0 ? words.ours : words.mixed}
          <Icon of={ChevronDown} className="text-ink transition-transform group-open/assumed:rotate-180" />
        </span>
      </summary>
      {open && (
        <div className="columns-12 gap-y-8 pt-3 pb-10">
          <div className="col-span-12 flex flex-col items-start gap-4 lg:col-span-3">
            <p className="text-muted">{words.lead}</p>
            <p className="text-muted text-note">{words.habits}</p>
            <Button
              variant="text"
              // `disabled` would lose keyboard focus.
              aria-disabled={!hasOverrides(plan)}
              onClick={() => change(noOverrides)}
              className="aria-disabled:opacity-60"
            >
              {words.reset}
            </Button>
          </div>
          <div className="col-span-12 lg:col-span-9">
            <GeneralAssumptions plan={plan} outcome={outcome} change={change} />
          </div>
          <Habits appliances={outcome.appliances} plan={plan} change={change} />
        </div>
      )}
    </details>
  );
}
