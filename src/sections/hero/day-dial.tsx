import { Pause, Play } from "lucide-react";
import { sunPath } from "../../brand/sun-path.ts";
import { Icon } from "../../ui/icon.tsx";
import "./day-dial.css";

const path = sunPath(424, 62, 12);

type DayDialProps = {
  times: readonly string[];
  index: number;
  show: (index: number) => void;
  playing: boolean;
  autoAdvancing: boolean;
  reducedMotion: boolean;
  togglePaused: () => void;
};

/** The carousel's dots on the sun's path; the last is below the horizon. */
export function DayDial({ times, index, show, playing, autoAdvancing, reducedMotion, togglePaused }: DayDialProps) {
  return (
    <div className="day-dial needs-script md:w-[clamp(13rem,30vw,18rem)] md:flex-none lg:w-106">
      <div className="relative h-28">
        <svg
          viewBox="0 0 424 112"
          preserveAspectRatio="none"
          className="size-full overflow-visible"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
        >
          <path d="M0 62H424" opacity="0.5" vectorEffect="non-scaling-stroke" />
          <path d={path} opacity="0.8" vectorEffect="non-scaling-stroke" />
        </svg>
        {times.map((time, i) => (
          <button
            key={time}
            type="button"
            className="day-dot absolute -m-5.5 grid size-11 place-items-center rounded-full"
            aria-label={`Go to slide ${i + 1}`}
            aria-current={i === index || undefined}
            onClick={() => show(i)}
          />
        ))}
      </div>
      <div className="flex items-center justify-between font-medium motion-safe:min-h-11 text-note">
        <span aria-live={autoAdvancing ? "off" : "polite"}>
          {times[index]}, {index + 1} of {times.length}
        </span>
        {!reducedMotion && (
          <button type="button" onClick={togglePaused} className="-mr-2 flex items-center gap-2 self-stretch px-2">
            <Icon of={playing ? Pause : Play} size={18} className="fill-current" />
            {playing ? "Pause" : "Play"}
          </button>
        )}
      </div>
    </div>
  );
}
