import { memo, useState } from "react";
import { plannerDay as words } from "#content/planner-day.ts";
import type { Day, Rhythm } from "../../../model/planner/day.ts";
import { Choice } from "../../../ui/choice.tsx";
import type { Change } from "../use-plan.ts";
import { hourInWords } from "./day-in-words.ts";
import { DayPlot } from "./day-plot.tsx";
import { DayTable } from "./day-table.tsx";
import { Legend } from "./legend.tsx";
import { Readouts } from "./readouts.tsx";

const MID_MORNING = 10;

const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: "evening", label: words.rhythms.evening },
  { value: "day", label: words.rhythms.day },
];

/** Memoized: a step of an appliance does not change it. */
export const Rhythms = memo(function Rhythms({ rhythm, change }: { rhythm: Rhythm; change: Change }) {
  return (
    <div className="needs-script">
      <p aria-hidden="true" className="mb-1.5 font-medium text-small">
        {words.rhythm}
      </p>
      <Choice label={words.rhythm} options={rhythms} value={rhythm} onChange={(next) => change({ rhythm: next })} />
    </div>
  );
});

/** The average day, hour by hour. */
export function Hours({ day, battery }: { day: Day; battery: number }) {
  const [chosen, setChosen] = useState(MID_MORNING);
  const hour = day.hours[chosen];
  if (!hour) return null;
  return (
    <>
      <Readouts hour={hour} hasBattery={battery > 0} />
      <div>
        <DayPlot day={day} battery={battery} hour={chosen} onHour={setChosen} />
        <input
          type="range"
          aria-label={words.slider}
          min={0}
          max={23}
          value={chosen}
          aria-valuetext={hourInWords(hour)}
          onChange={(event) => setChosen(Number(event.target.value))}
          className="needs-script print:hidden ml-15 h-11 w-[calc(100%-3.75rem)] cursor-pointer accent-ink"
        />
      </div>
      <Legend hasBattery={battery > 0} />
      <DayTable day={day} hasBattery={battery > 0} />
    </>
  );
}
