import { compare } from "#content/compare.ts";
import type { Product } from "../../model/product.ts";
import { SpokenLabel } from "../../ui/spoken-label.tsx";

type CompareToggleProps = { product: Product; chosen: boolean; full: boolean; onToggle: () => void };

/** z-1, above the link that covers the card. */
export function CompareToggle({ product, chosen, full, onToggle }: CompareToggleProps) {
  return (
    <label className="needs-script print:hidden relative z-1 flex min-h-11 cursor-pointer items-center gap-2.5 border-line border-t font-semibold text-small">
      <input
        type="checkbox"
        checked={chosen}
        disabled={full && !chosen}
        onChange={onToggle}
        className="size-5 cursor-pointer not-checked:appearance-none not-checked:rounded-[4px] not-checked:border-[1.5px] not-checked:border-field-line not-checked:bg-field disabled:cursor-default disabled:opacity-50"
      />
      <span className="pt-0.5">
        <SpokenLabel text={compare.toggle} spoken={compare.toggleModel({ model: product.model })} />
      </span>
    </label>
  );
}
