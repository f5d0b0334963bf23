import { planner } from "#content/planner.ts";
import { formatHundredths } from "../../model/format.ts";
import type { Load } from "../../model/planner/sizing.ts";
import { Bar } from "./bar.tsx";

export function HeadroomBar({ load, capacity, model }: { load: Load; capacity: number; model: string }) {
  const together = (load.together / capacity) * 100;
  const need = (load.need / capacity) * 100;
  const free = capacity - load.together;
  return (
    <div>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
        <Bar to={100} at={5} thick={10} className="stroke-line" />
        <Bar to={need} at={5} thick={10} className="stroke-accent opacity-35" />
        <Bar to={together} at={5} thick={10} className="stroke-accent" />
      </svg>
      <p className="mt-2 text-wrap text-muted text-note">
        {planner.answer.headroom({
          free: formatHundredths(free),
          model,
          together: formatHundredths(load.together),
        })}
      </p>
    </div>
  );
}
