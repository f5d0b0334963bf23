import { lazy, Suspense, useEffect } from "react";
import { MIN_COMPARED } from "../../model/compare.ts";
import { AllSideBySide } from "./all-side-by-side.tsx";
import type { CompareTableProps } from "./compare-table.tsx";
import type { Compared } from "./use-compared.ts";

const load = () => import("./comparison.tsx");
/** Where the part cannot be fetched, the table of all models, which is here already, stands in for it. */
const Comparison = lazy(() => load().catch(() => ({ default: AllSideBySide })));

type CompareSectionProps = Omit<CompareTableProps, "products" | "onRemove"> & { compared: Compared; fold: string };

/** What the visitor has chosen, side by side; until then the whole range, in a fold of the given name. */
export function CompareSection({ compared, ...table }: CompareSectionProps) {
  const { chosen, toggle } = compared;
  const begun = chosen.length > 0;
  useEffect(() => {
    if (begun) load().catch(() => undefined);
  }, [begun]);
  return (
    <section
      id="compare"
      tabIndex={-1}
      aria-labelledby="compare-heading"
      // Who comes by a link to it comes before the table does: what is below stays out of sight until then.
      className="ground-noon bg-page pt-16 pb-(--section) print:has-[>div>details:not([open])]:hidden target:min-h-svh lg:pt-28"
    >
      <div className="wrap relative">
        <h2 id="compare-heading" className="type-h2 text-section">
          Side by side
        </h2>
        {chosen.length < MIN_COMPARED ? (
          <AllSideBySide {...table} chosen={chosen} onToggle={toggle} />
        ) : (
          <Suspense fallback={<div className="min-h-300" />}>
            <Comparison {...table} chosen={chosen} onToggle={toggle} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
