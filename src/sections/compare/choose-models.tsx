import { Check, Plus } from "lucide";
import { compare } from "#content/compare.ts";
import { productTypes } from "#content/product-types.ts";
import { MIN_COMPARED } from "../../model/compare.ts";
import { byCapacity, numeral, type Product } from "../../model/product.ts";
import { columnsFor, sampleBySize } from "../../model/range.ts";
import { columnClass } from "../../ui/column-class.ts";
import { Icon } from "../../ui/icon.tsx";
import "./choose-models.css";

export type ChooseModelsProps = {
  range: readonly Product[];
  chosen: readonly Product[];
  onToggle: (product: Product) => void;
};

/** The second choice replaces these buttons by the table, so the focus moves to the section. */
export function ChooseModels({ range, chosen, onToggle }: ChooseModelsProps) {
  const toggle = (product: Product) => {
    if (!chosen.includes(product) && chosen.length === MIN_COMPARED - 1)
      document.getElementById("compare")?.focus({ preventScroll: true });
    onToggle(product);
  };
  const shown = byCapacity([...new Set([...sampleBySize(range), ...chosen])]);
  return (
    <div className="needs-script print:hidden">
      {chosen.length < MIN_COMPARED && (
        <p className="mt-4 max-w-136 text-muted">{chosen.length === 0 ? compare.choose : compare.chooseOne}</p>
      )}
      {/* Clips the outer borders, so that there are lines only between neighbours. */}
      <ul
        className={`mt-7 grid grid-cols-[repeat(var(--n),minmax(0,1fr))] overflow-hidden border-ink border-y-[1.5px] [--ground:var(--color-page)] ${columnClass[columnsFor(shown.length)]}`}
      >
        {shown.map((product) => (
          <li key={product.model} className="-mb-px -ml-px border-line border-b border-l">
            <button
              type="button"
              data-replay-all=""
              aria-pressed={chosen.includes(product)}
              onClick={() => toggle(product)}
              className="choose-model grid size-full grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-6 px-(--gutter) pt-7 pb-4.5 text-left transition-colors max-lg:grid-cols-1 max-lg:justify-items-center max-lg:gap-3.5 max-lg:px-0 max-md:pt-4.5 max-md:pb-3 focus-visible:rounded-control focus-visible:-outline-offset-5"
            >
              <span
                className="numeral choose-numeral col-span-full text-(length:--numeral) tracking-title"
                aria-hidden="true"
              >
                {numeral(product)}
              </span>
              <span className="self-end font-bold font-wide text-small leading-[1.3] stretch-label">
                <span className="block max-lg:sr-only">{product.model}</span>
                <span className="block font-normal font-sans text-muted text-note stretch-normal max-lg:hidden">
                  {productTypes[product.type].label}
                </span>
              </span>
              <Icon of={chosen.includes(product) ? Check : Plus} className="self-end" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
