import { Plus } from "lucide";
import { compare } from "#content/compare.ts";
import { compareParam, MAX_COMPARED, MIN_COMPARED } from "../../model/compare.ts";
import { numeral, type Product } from "../../model/product.ts";
import { sampleBySize } from "../../model/range.ts";
import { Icon } from "../../ui/icon.tsx";
import { SpokenLabel } from "../../ui/spoken-label.tsx";
import { ShareResult } from "../calculator/share-result.tsx";
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";
import { comparisonCard, comparisonInWords } from "./summary.ts";

type ComparisonProps = Omit<CompareTableProps, "products" | "onRemove"> & {
  chosen: readonly Product[];
  onToggle: (product: Product) => void;
};

/** Before a button is removed, the focus moves to the same button of a neighbour, or to the section. */
function passFocus(button: HTMLElement, parentSelector: string, isLast = false) {
  const parent = button.closest(parentSelector);
  const neighbour = [parent?.nextElementSibling, parent?.previousElementSibling]
    .map((each) => each?.querySelector("button"))
    .find((each) => each);
  const section = document.getElementById("compare");
  ((!isLast && neighbour) || section)?.focus({ preventScroll: true });
}

export default function Comparison({ chosen, onToggle, ...table }: ComparisonProps) {
  const others = chosen.length < MAX_COMPARED ? sampleBySize(table.range.filter((each) => !chosen.includes(each))) : [];
  const remove = (product: Product, button: HTMLElement) => {
    passFocus(button, "th", chosen.length === MIN_COMPARED);
    onToggle(product);
  };
  return (
    <>
      {others.length > 0 && (
        <ul className="print:hidden mt-5 flex flex-wrap gap-2" aria-label={compare.add.label}>
          {others.map((product) => (
            <li key={product.model}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  passFocus(currentTarget, "li", chosen.length === MAX_COMPARED - 1);
                  onToggle(product);
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-control pr-4 pl-3 font-semibold text-small shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-colors hover:shadow-[inset_0_0_0_1px_var(--color-ink)]"
              >
                <Icon of={Plus} size={18} />
                <span className="pt-0.5">
                  <SpokenLabel
                    text={compare.add.size({ size: numeral(product) })}
                    spoken={compare.add.model({ model: product.model })}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 lg:mt-12">
        <CompareTable {...table} products={chosen} onRemove={remove} />
      </div>
      {/* The key resets the feedback of an earlier comparison. */}
      <div key={compareParam(chosen)} className="print:hidden mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ShareResult
          summary={comparisonInWords(chosen, table.estimates)}
          card={comparisonCard(chosen, table.estimates)}
          anchor="compare"
          search={`?compare=${compareParam(chosen)}`}
          copiesLink
        />
      </div>
    </>
  );
}
