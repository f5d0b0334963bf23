import { Check, Plus } from "lucide-react";
import { MAX_COMPARED, MIN_COMPARED } from "../../model/compare.ts";
import { byCapacity, numeral, type Product, typeLabel } from "../../model/product.ts";
import { acrossTheRange } from "../../model/range.ts";
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
  const shown = new Set([...acrossTheRange(range, MAX_COMPARED), ...chosen]);
  return (
    <div className="needs-script no-print">
      {chosen.length < MIN_COMPARED && (
        <p className="mt-4 max-w-136 text-muted">
          {chosen.length === 0 ? "Choose two or more, here or on the cards above." : "Choose one more."}
        </p>
      )}
      <ul className="choose-models">
        {byCapacity([...shown]).map((product) => (
          <li key={product.model}>
            <button
              type="button"
              aria-pressed={chosen.includes(product)}
              onClick={() => toggle(product)}
              className="choose-model"
            >
              <span className="numeral choose-numeral" aria-hidden="true">
                {numeral(product)}
              </span>
              <span className="choose-name">
                <span className="block max-lg:sr-only">{product.model}</span>
                <span className="block font-normal font-sans text-muted text-note font-stretch-[100%] max-lg:hidden">
                  {typeLabel(product.type)}
                </span>
              </span>
              <Icon of={chosen.includes(product) ? Check : Plus} className="choose-mark" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
