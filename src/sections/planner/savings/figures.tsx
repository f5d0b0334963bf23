import { memo, type ReactNode } from "react";
import { plannerSavings as words } from "#content/planner-savings.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { formatNumber, formatWhole, rupees } from "../../../model/format.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import { MAX_PAYBACK_YEARS, type Savings } from "../../../model/planner/savings.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { cityNotes } from "../names.ts";
import { paybackInYears, savingNote } from "./savings-in-words.ts";

type FigureProps = { name: ReactNode; value: string; unit?: string; note: string };

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

const co2 = (
  <>
    CO<sub className="relative -bottom-[0.25em] align-baseline text-tiny leading-0">2</sub>
  </>
);
const carbonName = <Sentence of={(formula) => words.carbon.name({ formula })}>{co2}</Sentence>;

function Payback({ years, fading }: { years: number | undefined; fading: number }) {
  if (years === 0) return <Figure {...words.covered} />;
  if (years === undefined)
    return <Figure {...words.noPayback} note={words.noPayback.note({ years: MAX_PAYBACK_YEARS })} />;
  const note = words.payback.note({ fading: formatNumber(fading) });
  return <Figure {...words.payback} value={paybackInYears(years)} note={note} />;
}

type FiguresProps = { plan: Plan; outcome: Outcome; savings: Savings };

/** What the year comes to. */
export function MainFigures({ plan, outcome, savings }: FiguresProps) {
  const { range } = savings;
  return (
    <dl className="grid grid-cols-1 gap-x-(--gutter) gap-y-6 md:grid-cols-3">
      <Figure
        {...words.generation}
        value={formatWhole(savings.generation)}
        note={words.generation.note({ low: formatWhole(range.low), high: formatWhole(range.high) })}
      />
      <Figure
        name={words.saving.name}
        value={savings.nearNil ? words.saving.nearNil : rupees(savings.saving)}
        note={savingNote(plan, outcome, savings)}
      />
      {plan.use === "home" ? (
        <Figure
          name={words.subsidy.name}
          value={rupees(savings.subsidy)}
          note={paragraph(words.subsidy.note, cityNotes(outcome.city)?.subsidy)}
        />
      ) : (
        <Figure {...words.business} />
      )}
    </dl>
  );
}

export function MoreFigures({ plan, outcome: { assumed, assumedDefaults }, savings }: FiguresProps) {
  const source = assumed.co2 === assumedDefaults.co2 ? words.carbon.source : words.carbon.own;
  return (
    <dl className="grid grid-cols-1 gap-x-(--gutter) gap-y-6 md:grid-cols-2">
      <Figure
        name={carbonName}
        value={formatWhole(savings.co2)}
        unit={words.carbon.unit}
        note={words.carbon.note({ figure: formatNumber(assumed.co2), net: plan.netMetering, source })}
      />
      {savings.quote !== undefined && <Payback years={savings.payback} fading={assumed.fading} />}
    </dl>
  );
}
