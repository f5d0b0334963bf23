import { useState } from "react";
import { energyFlow as words } from "#content/energy-flow.ts";
import { type EnergyScene, energyScenes, energyTimes, inverterKinds } from "../../model/energy-flow.ts";
import { Choice } from "../../ui/choice.tsx";
import { LiveStatus } from "../../ui/live-status.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useInView } from "../../ui/use-in-view.ts";
import { stepOf, timeAt } from "./day.ts";
import { DaySlider, useWantsFrames } from "./day-slider.tsx";
import { House } from "./house.tsx";
import { useDayByScroll } from "./use-day-by-scroll.ts";

const kinds = inverterKinds.map((value) => ({ value, label: words.kinds[value] }));
const times = energyTimes.map((value) => ({ value, label: words.times[value] }));
const scenesWithoutScript = energyScenes.filter(({ kind, time }) => kind === "hybrid" && time !== "day");

/**
 * One house through one day. Without JavaScript three pictures show a hybrid by day, by night and in a power cut, and a
 * list describes all scenes.
 */
export function EnergyFlow() {
  const [kind, setKind] = useState<EnergyScene["kind"]>("hybrid");
  const [step, setStep] = useState(stepOf.day);
  const [cut, setCut] = useState(false);
  const [chosen, setChosen] = useState(false);
  const { ref, inView } = useInView<HTMLDivElement>();
  const wantsFrames = useWantsFrames();
  const hydrated = useHydrated();
  const time = cut ? "cut" : timeAt(step);
  const scene = { kind, time } as const;
  const choose = (to: number, powerCut: boolean) => {
    setStep(to);
    setCut(powerCut);
    setChosen(true);
  };
  useDayByScroll(ref, inView && wantsFrames && !chosen, setStep);
  return (
    <div className="grid-12 mt-14 items-start gap-y-6 lg:mt-24">
      <div className="col-span-12 gap-x-(--gutter) tablet:columns-2 lg:col-span-4">
        <h3 className="type-h3 mb-4 text-part tracking-heading stretch-heading">{words.heading}</h3>
        <p className="mb-7 max-w-104 text-muted">{words.text}</p>
        <div className="flex break-inside-avoid flex-col gap-3">
          <Choice
            label={words.kindLabel}
            options={kinds}
            value={kind}
            onChange={(to) => {
              setKind(to);
              setChosen(true);
            }}
          />
          <Choice
            label={words.timeLabel}
            options={times}
            value={time}
            onChange={(to) => choose(stepOf[to], to === "cut")}
          />
        </div>
        <p className="needs-script mt-6 min-h-[4.65em] max-w-96">{words.scenes[kind][time]}</p>
        <LiveStatus text={chosen ? words.scenes[kind][time] : ""} />
        <ul className="without-script mt-6 flex flex-col gap-3">
          {energyScenes.map((each) => (
            <li key={each.kind + each.time}>
              <b className="font-semibold">{words.sceneName(each)}</b> {words.scenes[each.kind][each.time]}
            </li>
          ))}
        </ul>
      </div>
      <div ref={ref} className={`col-span-12 print:hidden lg:col-span-8 ${hydrated && inView ? "flow-running" : ""}`}>
        <House scene={scene} step={hydrated && wantsFrames ? step : undefined} />
        <DaySlider shown={wantsFrames} step={step} time={time} onMove={(to) => choose(to, false)} />
        {scenesWithoutScript.map((each) => (
          <div key={each.time} className="without-script mt-4">
            <House scene={each} />
          </div>
        ))}
      </div>
    </div>
  );
}
