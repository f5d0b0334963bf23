import { type Appliance, chosen } from "../../../model/planner/appliance.ts";
import { limits } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { Fold } from "../../../ui/fold.tsx";
import { NumberInput } from "../../tools/number-input.tsx";
import type { Change } from "../use-plan.ts";

type HoursOfUseProps = { appliances: readonly Appliance[]; plan: Plan; change: Change };

/** The habits we assume, each open to change. */
export function HoursOfUse({ appliances, plan, change }: HoursOfUseProps) {
  return (
    <Fold title="Hours of use a day" needsScript className="no-print">
      <div className="grid grid-cols-1 gap-x-(--gutter) gap-y-4 pb-6 md:grid-cols-3">
        {chosen(appliances, plan.counts).map((each) => (
          <NumberInput
            key={each.id}
            label={each.name}
            unit="hours"
            note={`${each.average} W on average`}
            text={plan.hours[each.id]}
            limits={limits.hours}
            usual={each.hours}
            onText={(text) => change({ hours: { ...plan.hours, [each.id]: text } })}
          />
        ))}
      </div>
    </Fold>
  );
}
