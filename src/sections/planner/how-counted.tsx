import { planner } from "#content/planner.ts";
import { formatHundredths, formatNumber, formatWhole } from "../../model/format.ts";
import type { AssumedName } from "../../model/planner/assumptions.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Fold } from "../../ui/fold.tsx";

const words = planner.howCounted;
const watts = (kilowatts: number) => formatWhole(kilowatts * 1000);

export function HowCounted({ plan, outcome }: { plan: Plan; outcome: Outcome }) {
  const { assumed, assumedDefaults, sizing } = outcome;
  const { load } = sizing;
  const connected = formatHundredths(load.connected);
  const percent = (name: AssumedName) =>
    words.percent({ figure: formatNumber(assumed[name]), own: String(assumed[name] !== assumedDefaults[name]) });
  const together = () =>
    words.together({
      small: percent("small"),
      other: percent("other"),
      together: formatHundredths(load.together),
      connected,
    });
  const headroom = words.headroom({
    percent: percent("headroom"),
    together: watts(load.together),
    factor: formatNumber(1 + assumed.headroom / 100),
    watts: watts(load.need),
    need: formatHundredths(load.need),
  });
  return (
    <Fold title={words.heading} className="border-t">
      <div className="flex flex-col gap-2 pb-4 text-muted text-small leading-snug">
        <p>{plan.allAtOnce ? words.allAtOnce({ connected }) : `${words.notAll} ${together()} ${words.source}`}</p>
        <p>
          {headroom} {words.smallest({ backup: String(plan.backup) })}
        </p>
      </div>
    </Fold>
  );
}
