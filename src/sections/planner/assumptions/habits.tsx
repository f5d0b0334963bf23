import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { chosen } from "../../../model/planner/appliance.ts";
import { habitNames, type PlannedAppliance } from "../../../model/planner/assumptions.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import type { Change } from "../use-plan.ts";
import { HabitRow, habitColumns } from "./habit-row.tsx";

type HabitsProps = { appliances: readonly PlannedAppliance[]; plan: Plan; change: Change };

export function Habits({ appliances, plan, change }: HabitsProps) {
  const list = chosen(appliances, plan.counts);
  if (list.length === 0) return null;
  return (
    <div className="col-span-12">
      <div aria-hidden="true" className={`${habitColumns} border-ink border-b pb-1.5 text-muted text-note`}>
        <span className="font-semibold max-md:col-span-full">{words.appliances}</span>
        {habitNames.map((name) => (
          <span key={name} className="pr-8 text-right">
            {words.cells[name].column}
          </span>
        ))}
        <span className="hidden justify-between tabular-nums md:flex md:pl-3 lg:pl-0">
          {["0", "6", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </span>
      </div>
      <ul aria-label={words.appliances}>
        {list.map((each) => (
          <HabitRow
            key={each.id}
            appliance={each}
            rhythm={plan.rhythm}
            watts={plan.watts[each.id]}
            from={plan.from[each.id]}
            hours={plan.hours[each.id]}
            change={change}
          />
        ))}
      </ul>
    </div>
  );
}
