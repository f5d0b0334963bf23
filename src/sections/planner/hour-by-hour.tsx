import { ChevronDown } from "lucide";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings as words } from "#content/planner-savings.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayInWords } from "./day/day-in-words.ts";
import { Hours, Rhythms } from "./day/hours.tsx";
import { MoreFigures } from "./savings/figures.tsx";
import { yieldInWords } from "./savings/savings-in-words.ts";
import { TypedField } from "./typed-field.tsx";
import type { Change } from "./use-plan.ts";

const names = ["array", "units", "rate", "export", "price"] as const;

type HourByHourProps = { plan: Plan; outcome: Outcome; year: NonNullable<Outcome["year"]>; change: Change };

function Fields({ plan, outcome, change }: Omit<HourByHourProps, "year">) {
  const { sizing, defaults } = outcome;
  const hybrid = sizing.fits && sizing.product.type === "hybrid";
  const shown = names.filter((name) => name !== "export" || plan.netMetering !== "no");
  return (
    <div className="needs-script grid grid-cols-2 content-start gap-x-(--gutter) gap-y-4 tablet:grid-cols-3 lg:grid-cols-1">
      {hybrid && (
        <TypedField
          {...plannerDay.battery}
          name="battery"
          text={plan.typed.battery}
          usual={defaults.battery}
          change={change}
        />
      )}
      {shown.map((name) => (
        <TypedField
          key={name}
          {...words.fields[name]}
          name={name}
          blank={name === "price"}
          text={plan.typed[name]}
          usual={defaults[name]}
          change={change}
        />
      ))}
    </div>
  );
}

/** The average day, and the figures it is counted with. */
export function HourByHour({ plan, outcome, year: { day, savings }, change }: HourByHourProps) {
  return (
    <details className="group/hours print:hidden border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 pt-2.5 pb-2 font-semibold">
        <span>{words.more.title}</span>
        <span className="flex max-w-1/2 shrink-0 items-center gap-3 text-right font-normal text-muted text-note leading-tight">
          <span className="needs-script">{words.more.note}</span>
          <Icon of={ChevronDown} className="text-ink transition-transform group-open/hours:rotate-180" />
        </span>
      </summary>
      <div className="grid-12 gap-y-8 pt-3 pb-8">
        <div className="col-span-12 space-y-5 lg:col-span-3">
          <Rhythms rhythm={plan.rhythm} change={change} />
          <Fields plan={plan} outcome={outcome} change={change} />
        </div>
        <div className="skip-layout col-span-12 space-y-6 lg:col-span-9">
          <Hours day={day} battery={outcome.battery} />
          <p className="text-wrap">{dayInWords(day, outcome)}</p>
          <MoreFigures plan={plan} outcome={outcome} savings={savings} />
          <p className="max-w-184 text-muted text-note">
            {yieldInWords(outcome, savings)} {plannerDay.fine}
          </p>
        </div>
      </div>
    </details>
  );
}
