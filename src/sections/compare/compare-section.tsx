import { lazy, Suspense, useEffect } from "react";
import { compare } from "#content/compare.ts";
import { MIN_COMPARED } from "../../model/compare.ts";
import { AllSideBySide } from "./all-side-by-side.tsx";
import type { CompareTableProps } from "./compare-table.tsx";
import type { Compared } from "./use-compared.ts";

const loadComparison = () => import("./comparison.tsx");
/** Falls back to the table of all models if the chunk fails to load. */
const Comparison = lazy(() => loadComparison().catch(() => ({ default: AllSideBySide })));

type CompareSectionProps = Omit<CompareTableProps, "products" | "onRemove"> & { compared: Compared };

export function CompareSection({ compared, ...table }: CompareSectionProps) {
  const { chosen, toggle } = compared;
  const hasChoice = chosen.length > 0;
  // Preload at the first choice, before the table is needed.
  useEffect(() => {
    if (hasChoice) loadComparison().catch(() => undefined);
  }, [hasChoice]);
  return (
    <section
      id="compare"
      tabIndex={-1}
      aria-labelledby="compare-heading"
      // Full height if it is the link target: the table loads later and would push the content below down.
      className="ground-noon bg-page pt-16 pb-(--section) print:has-[>div>details:not([open])]:hidden target:min-h-svh lg:pt-28"
    >
      <div className="wrap">
        <h2 id="compare-heading" className="type-h2 text-section">
          {compare.heading}
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
