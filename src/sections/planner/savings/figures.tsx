import { memo, type ReactNode } from "react";
import type { PlannerWords } from "../../../content/planner.ts";
import { formatNumber, formatWhole, rupees } from "../../../model/format.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { MAX_PAYBACK_YEARS, type Savings } from "../../../model/planner/savings.ts";
import { paybackInYears } from "../../../model/planner/summary.ts";

type FigureProps = { name: ReactNode; value: string; unit?: string | undefined; note: string };

/** Memoized, since a step of an appliance changes few of them. */
const Figure = memo(function Figure({ name, value, unit, note }: FigureProps) {
  return (
    <div className="border-line border-t pt-3">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="text-wrap">
        <span className="mt-1 mb-1.5 block font-bold font-wide text-large tabular-nums leading-tight tracking-heading stretch-heading lg:text-part">
          {value} {unit && <span className="ml-1 font-semibold text-small tracking-normal">{unit}</span>}
        </span>
        <span className="block max-w-96 text-pretty text-muted text-note leading-snug">{note}</span>
      </dd>
    </div>
  );
});

const carbon = (
  <>
    CO<sub className="text-tiny">2</sub> kept out of the air, a year
  </>
);

type FiguresProps = { plan: Plan; outcome: Outcome; savings: Savings; words: PlannerWords["savings"] };

export function Figures({ plan, outcome: { assumed, assumedDefaults, city }, savings, words }: FiguresProps) {
  const home = plan.use === "home";
  const { range, payback } = savings;
  const subsidy = city.state ? `${words.subsidy} ${city.state.subsidy}` : words.subsidy;
  const source = assumed.co2 === assumedDefaults.co2 ? words.co2Source : "your figure";
  return (
    <dl className="grid grid-cols-1 gap-x-(--gutter) gap-y-7 md:grid-cols-2">
      <Figure
        name="Your roof makes, a year"
        value={formatWhole(savings.generation)}
        unit="units"
        note={`An estimate: ${formatWhole(range.low)} to ${formatWhole(range.high)} with roof and weather.`}
      />
      <Figure
        name="You save, a year"
        value={savings.nearNil ? "Near nil" : rupees(savings.saving)}
        note={(savings.free && city.state?.free) || words.saving}
      />
      <Figure
        name={home ? "Central subsidy, once" : "Central subsidy"}
        value={home ? rupees(savings.subsidy) : "None"}
        note={home ? subsidy : words.business}
      />
      <Figure
        name={carbon}
        value={formatWhole(savings.co2)}
        unit="kg"
        note={`${formatNumber(assumed.co2)} kg ${words.co2} (${source}).`}
      />
      {savings.quote !== undefined &&
        (payback === 0 ? (
          <Figure
            name="Your quote"
            value="Covered"
            note="The central subsidy covers it, so there is nothing left to earn back."
          />
        ) : (
          <Figure
            name="Pays for itself in"
            value={payback === undefined ? "No telling" : paybackInYears(payback)}
            unit={payback === undefined ? undefined : "years"}
            note={
              payback === undefined
                ? `Not within ${MAX_PAYBACK_YEARS} years at these figures, so we name no year.`
                : `Your quote less the central subsidy, by the yearly saving; panels fade by ${formatNumber(assumed.fading)}% a year.`
            }
          />
        ))}
    </dl>
  );
}
