import { useId } from "react";
import { energyFlow as words } from "#content/energy-flow.ts";
import { twelveHourTime } from "../../format/lists-and-dates.ts";
import { savesData } from "../../loading/saves-data.ts";
import type { EnergyScene } from "../../model/energy-flow.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useMedia } from "../../ui/use-media.ts";
import { minutesOf, momentAt, moments } from "./day.ts";

/** False with Save-Data or reduced motion: then the buttons above show one still for each time of day. */
export function useWantsFrames(): boolean {
  const calm = useMedia("(prefers-reduced-motion: reduce)", false);
  const hydrated = useHydrated();
  return !calm && !(hydrated && savesData());
}

type DaySliderProps = { shown: boolean; step: number; time: EnergyScene["time"]; onMove: (step: number) => void };

/** Hidden, not removed: it is prerendered, and removing it would shift the layout. */
export function DaySlider({ shown, step, time, onMove }: DaySliderProps) {
  const clock = twelveHourTime(minutesOf(momentAt(step)));
  const id = useId();
  return (
    <div
      className={`needs-script motion-reduce:hidden mt-3 grid-cols-[1fr_auto] items-baseline gap-x-4 ${shown ? "grid" : "hidden"}`}
    >
      <label htmlFor={id} className="text-muted text-small">
        {words.day.slider}
      </label>
      <span aria-hidden="true" className="font-semibold stretch-label tabular-nums">
        {clock}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={moments.length - 1}
        value={step}
        aria-valuetext={words.day.moment({ clock, time })}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        className="day-slider col-span-full mt-1.5 rounded-control"
      />
    </div>
  );
}
