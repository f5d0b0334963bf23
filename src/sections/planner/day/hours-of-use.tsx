import { ChevronDown } from "lucide-react";
import { type Appliance, chosen } from "../../../model/planner/appliance.ts";
import { limits } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Icon } from "../../../ui/icon.tsx";
import { NumberInput } from "../../tools/number-input.tsx";
import type { Change } from "../use-plan.ts";

type HoursOfUseProps = { appliances: readonly Appliance[]; plan: Plan; change: Change };

/** The habits we assume, each open to change. */
export function HoursOfUse({ appliances, plan, change }: HoursOfUseProps) {
  return (
    <details className="needs-script no-print group/hours border-line border-b">
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-0.5 font-[540] text-small">
        Hours of use a day
        <Icon of={ChevronDown} size={18} className="transition-transform group-open/hours:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-x-(--gutter) gap-y-4 pb-6 md:grid-cols-3">
        {chosen(appliances, plan.counts).map((each) => (
          <NumberInput
            key={each.id}
            label={each.name}
            unit={`${each.average} W on average`}
            text={plan.hours[each.id]}
            limits={limits.hours}
            usual={each.hours}
            onText={(text) => change({ hours: { ...plan.hours, [each.id]: text } })}
          />
        ))}
      </div>
    </details>
  );
}
