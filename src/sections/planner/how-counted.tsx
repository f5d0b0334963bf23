import { formatNumber, formatWhole, kilowattsText } from "../../model/format.ts";
import type { AssumedName } from "../../model/planner/assumptions.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Fold } from "../../ui/fold.tsx";

const watts = (kilowatts: number) => formatWhole(kilowatts * 1000);

export function HowCounted({ plan, outcome }: { plan: Plan; outcome: Outcome }) {
  const { assumed, assumedDefaults, sizing } = outcome;
  const { load } = sizing;
  const percent = (name: AssumedName) =>
    `${formatNumber(assumed[name])}%${assumed[name] === assumedDefaults[name] ? "" : " (your figure)"}`;
  return (
    <Fold title="How we counted" className="border-t">
      <div className="flex flex-col gap-2 pb-4 text-muted text-small leading-snug">
        {plan.allAtOnce ? (
          <p>All you chose, on at once: {kilowattsText(load.connected)}.</p>
        ) : (
          <p>
            Not everything runs together. We count {percent("small")} of lights, fans and small electronics, the largest
            appliance in full and {percent("other")} of the other heavy ones: {kilowattsText(load.together)} of the{" "}
            {kilowattsText(load.connected)} connected. The rule is simplified from India’s National Electrical Code.
            Geysers and ACs belong to different seasons, so only the larger of the two counts.
          </p>
        )}
        <p>
          Plus {percent("headroom")} headroom: {watts(load.together)} × {formatNumber(1 + assumed.headroom / 100)} ={" "}
          {watts(load.need)} W, or {kilowattsText(load.need)}. The smallest
          {plan.backup ? " hybrid" : ""} FLARE at or above that is yours.
        </p>
      </div>
    </Fold>
  );
}
