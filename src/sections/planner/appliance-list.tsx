import { ChevronDown } from "lucide-react";
import { inWhole } from "../../model/format.ts";
import { type Appliance, countOf, MOST_OF_A_KIND, withCount } from "../../model/planner/appliance.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Icon } from "../../ui/icon.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { iconOf } from "./appliance-icons.ts";
import type { Change } from "./use-plan.ts";

type ListProps = { appliances: readonly Appliance[]; plan: Plan; change: Change };

function Rows({ appliances, plan, change }: ListProps) {
  const groups = [...new Set(appliances.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group} className="mb-5 last:mb-0">
      <h4 className="border-ink border-b pb-1.5 font-[540] text-muted text-note">{group}</h4>
      <ul>
        {appliances
          .filter((each) => each.group === group)
          .map((each) => (
            <li
              key={each.id}
              className="grid min-h-12 grid-cols-[1.25rem_1fr_auto_auto] items-center gap-x-3 border-line border-b leading-tight"
            >
              <Icon of={iconOf(each.id)} className="text-muted" />
              {each.name}
              <span className="text-muted text-note tabular-nums">{inWhole(each.running)} W</span>
              <Stepper
                label={each.name}
                value={countOf(plan.counts, each)}
                max={MOST_OF_A_KIND}
                onChange={(count) => change({ counts: withCount(plan.counts, each.id, count) })}
              />
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** What most own in view, the rest one step away; whatever of it is chosen is never hidden. */
export function ApplianceList({ appliances, plan, change, common }: ListProps & { common: readonly string[] }) {
  const rest = appliances.filter(({ id }) => !common.includes(id));
  return (
    <>
      <Rows appliances={appliances.filter(({ id }) => common.includes(id))} plan={plan} change={change} />
      <details key={plan.use} open={rest.some((each) => countOf(plan.counts, each) > 0)} className="group/more">
        <summary className="needs-script flex min-h-13 items-center justify-between gap-4 pt-0.5 font-[560]">
          More appliances
          <span className="flex items-center gap-3 font-normal text-muted text-note">
            {rest.length} kinds
            <Icon of={ChevronDown} className="text-ink transition-transform group-open/more:rotate-180" />
          </span>
        </summary>
        <div className="pt-2">
          <Rows appliances={rest} plan={plan} change={change} />
        </div>
      </details>
    </>
  );
}
