import { Plus } from "lucide-react";
import { MOST_COMPARED } from "../../model/compare.ts";
import { acrossTheRange } from "../../model/range.ts";
import { ButtonSummary } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChooseModels, type ChooseModelsProps } from "./choose-models.tsx";
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";

type AllSideBySideProps = Omit<CompareTableProps, "products" | "onRemove"> & Omit<ChooseModelsProps, "range">;

/** Five numerals to choose from and, prerendered and folded, the whole range in one table: readable without JavaScript too. */
export function AllSideBySide({ chosen, onToggle, ...table }: AllSideBySideProps) {
  const across = acrossTheRange(table.range, MOST_COMPARED);
  return (
    <>
      <ChooseModels range={across} chosen={chosen} onToggle={onToggle} />
      <details className="group mt-6">
        <ButtonSummary className="max-md:w-full">
          All five side by side
          <Icon of={Plus} className="transition-transform group-open:rotate-45" />
        </ButtonSummary>
        <div className="mt-8">
          <CompareTable {...table} products={across} />
        </div>
      </details>
    </>
  );
}
