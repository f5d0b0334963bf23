import { plannerSavings } from "#content/planner-savings.ts";
import { formatWhole } from "../../../model/format.ts";
import type { Savings } from "../../../model/planner/savings.ts";
import { Bar } from "../bar.tsx";

const words = plannerSavings.bar;

const Swatch = ({ className }: { className: string }) => (
  <svg width="14" height="14" aria-hidden="true" className="mt-1 shrink-0">
    <rect width="14" height="14" className={className} />
  </svg>
);

/** Generation above consumption, on the same scale. */
export function YearBar({ savings, yearlyUnits }: { savings: Savings; yearlyUnits: number }) {
  const bought = yearlyUnits - savings.used;
  const largest = Math.max(savings.generation, yearlyUnits, 1);
  const share = (units: number) => (units / largest) * 1000;
  const used = share(savings.used);
  return (
    <figure>
      <svg viewBox="0 0 1000 92" preserveAspectRatio="none" className="h-23 w-full" aria-hidden="true">
        <Bar to={used} at={21} thick={42} className="stroke-accent" />
        <Bar from={used} to={used + share(savings.surplus)} at={21} thick={42} className="stroke-accent opacity-30" />
        <Bar to={used} at={71} thick={42} className="stroke-ink" />
        <Bar from={used} to={used + share(bought)} at={71} thick={42} className="stroke-line-strong" />
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-7 gap-y-1.5 text-small">
        <span className="flex gap-2">
          <Swatch className="fill-accent" />
          {words.used({ units: formatWhole(savings.used) })}
        </span>
        {savings.surplus >= 1 && (
          <span className="flex gap-2">
            <Swatch className="fill-accent opacity-30" />
            {words.surplus({ units: formatWhole(savings.surplus) })}
          </span>
        )}
        <span className="flex gap-2">
          <Swatch className="fill-ink" />
          {words.year({ units: formatWhole(yearlyUnits), bought: bought >= 1 ? formatWhole(bought) : "none" })}
        </span>
      </figcaption>
    </figure>
  );
}
