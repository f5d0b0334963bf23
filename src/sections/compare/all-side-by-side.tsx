import { Plus } from "lucide-react";
import { MOST_COMPARED } from "../../model/compare.ts";
import { acrossTheRange } from "../../model/range.ts";
import { ButtonSummary } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";

/** The whole range in one table, prerendered and folded: readable without JavaScript too. */
export function AllSideBySide(props: Omit<CompareTableProps, "products" | "onRemove">) {
  return (
    <>
      <p className="needs-script no-print mt-4 max-w-136 text-pretty text-muted">
        Tick ‘Compare’ on two or more cards above, and they stand here side by side. Or see the whole range at once.
      </p>
      <details className="group mt-6">
        <ButtonSummary className="max-md:w-full">
          All five side by side
          <Icon of={Plus} className="transition-transform group-open:rotate-45" />
        </ButtonSummary>
        <div className="mt-8">
          <CompareTable {...props} products={acrossTheRange(props.range, MOST_COMPARED)} />
        </div>
      </details>
    </>
  );
}
