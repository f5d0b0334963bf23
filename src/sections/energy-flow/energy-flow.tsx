import { useState } from "react";
import type { EnergyWords } from "../../content/energy-flow.ts";
import { type EnergyScene, energyTimes, findScene, inverterKinds } from "../../model/energy-flow.ts";
import { Choice } from "../../ui/choice.tsx";
import { useInView } from "../../ui/use-in-view.ts";
import { Drawing, tall, wide } from "./drawing.tsx";

/** Without JavaScript the drawing shows a hybrid by day, and a list describes all scenes. */
export function EnergyFlow({ scenes, words }: { scenes: readonly EnergyScene[]; words: EnergyWords }) {
  const [kind, setKind] = useState<EnergyScene["kind"]>("hybrid");
  const [time, setTime] = useState<EnergyScene["time"]>("day");
  const { ref, inView } = useInView<HTMLDivElement>();
  const scene = findScene(scenes, kind, time);
  return (
    <div className="columns-12 mt-18 items-center gap-y-8 lg:mt-34">
      <div className="col-span-12 gap-x-(--gutter) tablet:columns-2 lg:col-span-4">
        <h3 className="type-h3 mb-4 text-part tracking-heading stretch-heading">{words.heading}</h3>
        <p className="mb-7 max-w-104 text-muted">{words.text}</p>
        <div className="flex break-inside-avoid flex-col gap-3">
          <Choice label="Kind of inverter" options={inverterKinds} value={kind} onChange={setKind} />
          <Choice label="Time" options={energyTimes} value={time} onChange={setTime} />
        </div>
        <p className="needs-script mt-6 min-h-[4.65em] max-w-96" aria-live="polite">
          {scene.words}
        </p>
        <ul className="without-script mt-6 flex flex-col gap-3">
          {scenes.map(({ kind, time, words }) => (
            <li key={words}>
              <b className="font-semibold">
                {inverterKinds.find(({ value }) => value === kind)?.label},{" "}
                {energyTimes.find(({ value }) => value === time)?.label.toLowerCase()}:
              </b>{" "}
              {words}
            </li>
          ))}
        </ul>
      </div>
      <div ref={ref} className={`col-span-12 lg:col-span-8 ${inView ? "" : "flow-paused"}`}>
        <Drawing layout={wide} scene={scene} names={words.parts} />
        <Drawing layout={tall} scene={scene} names={words.parts} />
      </div>
    </div>
  );
}
