import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { hasOverrides, noOverrides } from "../../../model/planner/assumptions.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Button } from "../../../ui/button.tsx";
import type { Change } from "../use-plan.ts";
import { GeneralAssumptions } from "./general.tsx";
import { Habits } from "./habits.tsx";

type AssumptionsProps = { plan: Plan; outcome: Outcome; change: Change };

export function Assumptions({ plan, outcome, change }: AssumptionsProps) {
  return (
    <div className="grid-12 gap-y-8 pb-10">
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
  );
}
