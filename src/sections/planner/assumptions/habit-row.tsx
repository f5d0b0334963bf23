import { memo, useId } from "react";
import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { formatNumber } from "../../../model/format.ts";
import { MAX_NUMBER_LENGTH, readNumber } from "../../../model/number-input.ts";
import {
  defaultHabits,
  type HabitName,
  habitLimits,
  habitNames,
  type PlannedAppliance,
  timeOf,
  withOverride,
} from "../../../model/planner/assumptions.ts";
import type { Rhythm } from "../../../model/planner/day.ts";
import { NumberCell } from "../../../ui/number-cell.tsx";
import { Problem } from "../../../ui/problem.tsx";
import { problemText } from "../../calculator/problem-text.ts";
import { applianceName } from "../names.ts";
import { timeInWords } from "../overrides-in-words.ts";
import type { Change } from "../use-plan.ts";
import { HoursStrip } from "./hours-strip.tsx";

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
  const { id } = appliance;
  const name = applianceName(appliance);
  const rowId = useId();
  const habits = {
    rhythm,
    from: typed.from === undefined ? {} : { [id]: typed.from },
    hours: typed.hours === undefined ? {} : { [id]: typed.hours },
  };
  const ours = defaultHabits(appliance, habits);
  const readings = habitNames.map((cell) => {
    const reading = readNumber(typed[cell], habitLimits[cell], ours[cell]);
    const problem = problemText(reading);
    return { cell, value: reading.value, problem, problemId: problem && `${rowId}-${cell}` };
  });
  const ourTime = timeOf({ rhythm, from: {}, hours: {} })(appliance);
  const overridden = readings.some(({ cell, value }) => value !== ours[cell]);
  return (
    <li className={`${habitColumns} border-line border-b py-3`}>
      <span className="leading-tight max-md:col-span-full">
        {name}
        <span className="block text-muted text-note leading-snug">
          {overridden
            ? words.ourHabits({ watts: formatNumber(ours.watts), time: timeInWords(ourTime) })
            : words.average({ watts: formatNumber(appliance.average) })}
        </span>
      </span>
      {readings.map(({ cell, value, problemId }) => (
        <NumberCell
          key={cell}
          label={words.cells[cell].label({ name })}
          unit={words.cells[cell].unit}
          text={typed[cell] ?? String(ours[cell])}
          placeholder={String(ours[cell])}
          maxLength={MAX_NUMBER_LENGTH}
          overridden={value !== ours[cell]}
          problemId={problemId}
          onText={(text) => change((plan) => ({ [cell]: withOverride(plan[cell], id, text, ours[cell]) }))}
        />
      ))}
      <span className="max-md:col-span-full md:pl-3 lg:pl-0">
        <HoursStrip {...timeOf(habits)(appliance)} />
      </span>
      {readings.map(
        ({ cell, problem }) =>
          problem && (
            <div key={cell} className="col-span-full">
              <Problem id={`${rowId}-${cell}`}>{words.problem({ column: words.cells[cell].column, problem })}</Problem>
            </div>
          ),
      )}
    </li>
  );
});
