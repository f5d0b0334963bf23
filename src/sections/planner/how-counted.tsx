import { inWhole, kilowattsText } from "../../model/format.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { type Sizing, simultaneity } from "../../model/planner/sizing.ts";
import { Fold } from "../../ui/fold.tsx";

const watts = (kilowatts: number) => inWhole(kilowatts * 1000);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The sum in words, for those who want to check it. */
export function HowCounted({ plan, sizing }: { plan: Plan; sizing: Sizing }) {
  const { load } = sizing;
  const share = simultaneity[plan.use];
  return (
    <Fold title="How we counted" className="border-t">
      <div className="flex flex-col gap-2 pb-4 text-muted text-small leading-snug">
        {plan.allAtOnce ? (
          <p>All you chose, on at once: {kilowattsText(load.connected)}.</p>
        ) : (
          <p>
            Not everything runs together. We count {percent(share.small)} of lights, fans and small electronics, the
            largest appliance in full and {percent(share.other)} of the other heavy ones: {kilowattsText(load.together)}{" "}
            of the {kilowattsText(load.connected)} connected. The rule is simplified from India’s National Electrical
            Code. Geysers and ACs belong to different seasons, so only the larger of the two counts.
          </p>
        )}
        <p>
          Plus 25% headroom: {watts(load.together)} × 1.25 = {watts(load.need)} W, or {kilowattsText(load.need)}. The
          smallest
          {plan.backup ? " hybrid" : ""} FLARE at or above that is yours.
        </p>
      </div>
    </Fold>
  );
}
