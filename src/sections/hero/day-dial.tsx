import { Pause, Play } from "lucide";
import { useEffect, useRef } from "react";
import { hero } from "#content/hero.ts";
import { hoursBetween, sunPath } from "../../brand/sun-path.ts";
import { Icon } from "../../ui/icon.tsx";
import "./day-dial.css";

/** Numbers for CSS as classes, since pages have no style attributes: two to six dots. */
const countClasses = ["[--n:2]", "[--n:3]", "[--n:4]", "[--n:5]", "[--n:6]"];
const indexClasses = ["[--i:0]", "[--i:1]", "[--i:2]", "[--i:3]", "[--i:4]", "[--i:5]"];

const path = sunPath(100, 50, 18);

type DayDialProps = {
  slides: readonly { id: string; time: string }[];
  index: number;
  show: (index: number) => void;
  playing: boolean;
  autoAdvancing: boolean;
  reducedMotion: boolean;
  togglePaused: () => void;
};

const hourOf = (element: Element) => Number(getComputedStyle(element).getPropertyValue("--hour"));

/** The carousel's dots on the sun's path; the last is below the horizon. The sun travels to the current one. */
export function DayDial({ slides, index, show, playing, autoAdvancing, reducedMotion, togglePaused }: DayDialProps) {
  const sun = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dot = sun.current?.parentElement?.querySelectorAll(".day-dot")[index];
    if (!sun.current || !dot) return;
    const hour = hourOf(sun.current);
    sun.current.style.setProperty("--hour", String(hour + hoursBetween(hour, hourOf(dot))));
  }, [index]);
  return (
    <div className="day-dial needs-script flex gap-3 font-medium text-note">
      <div className={`day-sky relative flex-1 ${countClasses[slides.length - 2]}`}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full overflow-visible"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
        >
          <path d="M0 50H100" opacity="0.5" vectorEffect="non-scaling-stroke" />
          <path d={path} opacity="0.8" vectorEffect="non-scaling-stroke" />
        </svg>
        <span ref={sun} className="day-sun" />
        {slides.map(({ id }, i) => (
          <button
            key={id}
            type="button"
            className={`day-dot ${indexClasses[i]}`}
            aria-label={hero.goTo({ number: i + 1 })}
            aria-current={i === index || undefined}
            onClick={() => show(i)}
          />
        ))}
        <span
          className="pointer-events-none absolute bottom-0 max-md:-bottom-1 low:-bottom-0.5 left-0 leading-tight"
          aria-live={autoAdvancing ? "off" : "polite"}
        >
          {hero.place({ time: slides[index]?.time ?? "", number: index + 1, count: slides.length })}
        </span>
      </div>
      {!reducedMotion && (
        <button
          type="button"
          onClick={togglePaused}
          className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-2 self-center px-2"
        >
          <Icon of={playing ? Pause : Play} size={18} className="fill-current" />
          <span className="max-lg:sr-only">{playing ? hero.pause : hero.play}</span>
        </button>
      )}
    </div>
  );
}
