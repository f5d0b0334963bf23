import { ChevronDown } from "lucide";
import { planner } from "#content/planner.ts";
import { paragraph } from "../../format/lists-and-dates.ts";
import { formatHundredths, formatNumber } from "../../model/format.ts";
import type { AssumedName } from "../../model/planner/assumptions.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFold } from "../../ui/use-fold.ts";
import { Assumptions } from "./assumptions/assumptions.tsx";
import type { Change } from "./use-plan.ts";

const words = planner.howCounted;

function countedInWords(plan: Plan, { assumed, assumedDefaults, sizing: { load } }: Outcome): string {
  const percent = (name: AssumedName) =>
    words.percent({ figure: formatNumber(assumed[name]), own: String(assumed[name] !== assumedDefaults[name]) });
  const connected = formatHundredths(load.connected);
  const together = formatHundredths(load.together);
  return paragraph(
    plan.allAtOnce
      ? words.allAtOnce({ connected })
      : words.together({ small: percent("small"), other: percent("other"), together, connected }),
    words.headroom({
      percent: percent("headroom"),
      need: formatHundredths(load.need),
      backup: String(plan.backup),
    }),
  );
}

type HowCountedProps = {
  plan: Plan;
  outcome: Outcome;
  /** In words. */
  overrides: readonly string[];
  change: Change;
};

/** The fields are rendered only while open, to keep the steppers fast. */
export function HowCounted({ plan, outcome, overrides, change }: HowCountedProps) {
  const { open, fold } = useFold();
  return (
    <details {...fold} className="group/counted print:hidden border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 pt-2.5 pb-2 font-semibold">
        <span>{words.heading}</span>
        <span className="flex max-w-1/2 shrink-0 items-center gap-3 text-right font-normal text-muted text-note leading-tight">
          <span className="needs-script">{overrides.length === 0 ? words.ours : words.mixed}</span>
          <Icon of={ChevronDown} className="text-ink transition-transform group-open/counted:rotate-180" />
        </span>
      </summary>
      <p className="max-w-184 pb-6 text-muted text-small">{countedInWords(plan, outcome)}</p>
      {open && <Assumptions plan={plan} outcome={outcome} change={change} />}
    </details>
  );
}
