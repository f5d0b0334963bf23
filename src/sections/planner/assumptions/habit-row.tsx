import { memo, useId } from "react";
import { formatNumber } from "../../../model/format.ts";
import { MAX_NUMBER_LENGTH, readNumber } from "../../../model/number-input.ts";
import {
  type HabitName,
  habitLimits,
  habitNames,
  type PlannedAppliance,
  timeOf,
  usualHabits,
  withOverride,
} from "../../../model/planner/assumptions.ts";
import type { Rhythm } from "../../../model/planner/day.ts";
import { timeInWords } from "../../../model/planner/overrides-in-words.ts";
import { NumberCell } from "../../../ui/number-cell.tsx";
import { Problem } from "../../../ui/problem.tsx";
import type { Change } from "../use-plan.ts";
import { HoursStrip } from "./hours-strip.tsx";

const cells: Record<HabitName, { column: string; description: string; unit: string }> = {
  watts: { column: "Running", description: "watts while it runs", unit: "W" },
  from: { column: "From", description: "switched on at, o’clock", unit: ":00" },
  hours: { column: "A day", description: "hours of use a day", unit: "h" },
};

/** Name, three numbers, day; the name is as wide as the text above it. On a phone name and day are on their own lines. */
export const habitColumns =
  "grid grid-cols-3 items-center gap-2 md:grid-cols-[minmax(0,1fr)_repeat(3,5.75rem)_minmax(0,1fr)] md:gap-x-3 md:gap-y-1 lg:grid-cols-[calc(25%-0.75*var(--gutter))_repeat(3,6.25rem)_minmax(0,1fr)] lg:gap-x-(--gutter)";

type HabitRowProps = Record<HabitName, string | undefined> & {
  appliance: PlannedAppliance;
  rhythm: Rhythm;
  change: Change;
};

/** Memoized, since typing changes one row of many. */
export const HabitRow = memo(function HabitRow({ appliance, rhythm, change, ...typed }: HabitRowProps) {
  const { id, name } = appliance;
  const problemId = useId();
  const habits = {
    rhythm,
    from: typed.from === undefined ? {} : { [id]: typed.from },
    hours: typed.hours === undefined ? {} : { [id]: typed.hours },
  };
  const usual = usualHabits(appliance, habits);
  const readings = habitNames.map((cell) => ({ cell, ...readNumber(typed[cell], habitLimits[cell], usual[cell]) }));
  const problems = readings.filter(({ problem }) => problem);
  const usualTime = timeOf({ rhythm, from: {}, hours: {} })(appliance);
  const overridden = readings.some(({ cell, value }) => value !== usual[cell]);
  return (
    <li className={`${habitColumns} border-line border-b py-3`}>
      <span className="leading-tight max-md:col-span-full">
        {name}
        <span className="block text-muted text-note leading-snug">
          {overridden
            ? `Ours: ${formatNumber(usual.watts)} W, ${timeInWords(usualTime)}`
            : `${formatNumber(appliance.average)} W on average`}
        </span>
      </span>
      {readings.map(({ cell, value, problem }) => (
        <NumberCell
          key={cell}
          label={`${name}, ${cells[cell].description}`}
          unit={cells[cell].unit}
          text={typed[cell] ?? String(usual[cell])}
          placeholder={String(usual[cell])}
          maxLength={MAX_NUMBER_LENGTH}
          overridden={value !== usual[cell]}
          problemId={problem && problemId}
          onText={(text) => change((plan) => ({ [cell]: withOverride(plan[cell], id, text, usual[cell]) }))}
        />
      ))}
      <span className="max-md:col-span-full md:pl-3 lg:pl-0">
        <HoursStrip {...timeOf(habits)(appliance)} />
      </span>
      {problems.length > 0 && (
        <div className="col-span-full">
          <Problem id={problemId}>
            {problems.map(({ cell, problem }) => `${cells[cell].column}: ${problem}`).join(" ")}
          </Problem>
        </div>
      )}
    </li>
  );
});
