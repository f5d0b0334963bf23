import type { ReactNode } from "react";
import { solutions as words } from "#content/solutions.ts";
import { Section } from "../section.tsx";

type SolutionsProps = {
  tiles: ReactNode;
  energyFlow: ReactNode;
  planner: ReactNode;
};

export function Solutions({ tiles, energyFlow, planner }: SolutionsProps) {
  return (
    <Section id="solutions" className="ground-noon pb-(--section)">
      <div className="grid-12 items-baseline gap-y-4">
        <h2 id="solutions-heading" className="type-h2 col-span-12 lg:col-span-7">
          {words.heading}
        </h2>
        <p className="col-span-12 text-pretty text-muted lg:col-span-4 lg:col-start-9 lg:max-w-80">{words.lead}</p>
      </div>
      {tiles}
      <p className="mt-6 max-w-184 text-balance text-muted text-note">{words.note}</p>
      {energyFlow}
      <div id="find-your-flare" tabIndex={-1} className="mt-14 border-ink border-t pt-7 lg:mt-20">
        <h3 className="type-h3 mb-3 text-part tracking-heading stretch-heading">{words.finder}</h3>
        {planner}
      </div>
    </Section>
  );
}
