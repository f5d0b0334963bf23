import { useState } from "react";
import { energyFlow as words } from "#content/energy-flow.ts";
import { type EnergyScene, energyScenes, energyTimes, inverterKinds } from "../../model/energy-flow.ts";
import { Choice } from "../../ui/choice.tsx";
import { useInView } from "../../ui/use-in-view.ts";
import { Drawing, tall, wide } from "./drawing.tsx";

const kinds = inverterKinds.map((value) => ({ value, label: words.kinds[value] }));
const times = energyTimes.map((value) => ({ value, label: words.times[value] }));

/** Without JavaScript the drawing shows a hybrid by day, and a list describes all scenes. */
export function EnergyFlow() {
  const [kind, setKind] = useState<EnergyScene["kind"]>("hybrid");
  const [time, setTime] = useState<EnergyScene["time"]>("day");
  const { ref, inView } = useInView<HTMLDivElement>();
  return (
    <div className="columns-12 mt-18 items-center gap-y-8 lg:mt-34">
      <div className="col-span-12 gap-x-(--gutter) tablet:columns-2 lg:col-span-4">
        <h3 className="type-h3 mb-4 text-part tracking-heading stretch-heading">{words.heading}</h3>
        <p className="mb-7 max-w-104 text-muted">{words.text}</p>
        <div className="flex break-inside-avoid flex-col gap-3">
          <Choice label={words.kindLabel} options={kinds} value={kind} onChange={setKind} />
          <Choice label={words.timeLabel} options={times} value={time} onChange={setTime} />
        </div>
        <p className="needs-script mt-6 min-h-[4.65em] max-w-96" aria-live="polite">
          {words.scenes[kind][time]}
        </p>
        <ul className="without-script mt-6 flex flex-col gap-3">
          {energyScenes.map((scene) => (
            <li key={scene.kind + scene.time}>
              <b className="font-semibold">{words.sceneName(scene)}</b> {words.scenes[scene.kind][scene.time]}
            </li>
          ))}
        </ul>
      </div>
      <div ref={ref} className={`col-span-12 lg:col-span-8 ${inView ? "" : "flow-paused"}`}>
        <Drawing layout={wide} scene={{ kind, time }} />
        <Drawing layout={tall} scene={{ kind, time }} />
      </div>
    </div>
  );
}
