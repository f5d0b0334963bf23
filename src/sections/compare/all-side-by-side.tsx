import { Plus } from "lucide";
import { compare } from "#content/compare.ts";
import { numberInWords } from "../../format/lists-and-dates.ts";
import { sampleBySize } from "../../model/range.ts";
import { ButtonSummary } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChooseModels, type ChooseModelsProps } from "./choose-models.tsx";
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";

type AllSideBySideProps = Omit<CompareTableProps, "products" | "onRemove"> & Omit<ChooseModelsProps, "range">;

/** The table is prerendered in <details>, so that it is readable without JavaScript. */
export function AllSideBySide({ chosen, onToggle, ...table }: AllSideBySideProps) {
  const shown = sampleBySize(table.range);
  const isAll = shown.length === table.range.length;
  return (
    <>
      <ChooseModels range={table.range} chosen={chosen} onToggle={onToggle} />
      <details className="group mt-6">
        <ButtonSummary className="max-md:w-full">
          {isAll ? compare.fold : compare.foldSome({ count: numberInWords(shown.length) })}
          <Icon of={Plus} className="transition-transform group-open:rotate-45" />
        </ButtonSummary>
        <div className="mt-8">
          <CompareTable {...table} products={shown} />
        </div>
      </details>
    </>
  );
}
