import { ArrowRight, ChevronDown } from "lucide";
import { useId } from "react";
import { frame } from "#content/frame.ts";
import { navigation } from "#content/navigation.ts";
import { productTypes } from "#content/product-types.ts";
import { menuPath, productsPath } from "../format/paths.ts";
import { numeral } from "../model/product.ts";
import type { ListedProduct } from "../model/range.ts";
import { Icon } from "../ui/icon.tsx";
import { numeralMargin } from "../ui/numeral-margin.ts";
import { useHoverMenu } from "../ui/use-hover-menu.ts";

const OPEN_DELAY_MS = 200;
const item =
  "flex min-h-11 items-center gap-1.5 pt-0.5 aria-expanded:shadow-[inset_0_-1.5px_currentColor] hover:shadow-[inset_0_-1.5px_currentColor] data-current:shadow-[inset_0_-1.5px_currentColor]";

function Links({ links }: { links: typeof navigation.before }) {
  return links.map(({ label, to }) => (
    <li key={label}>
      <a href={to} className={item}>
        {label}
      </a>
    </li>
  ));
}

function ProductMenu({ products }: { products: readonly ListedProduct[] }) {
  const { viewAll } = navigation;
  return (
    <div className="border-line border-t bg-raised text-ink shadow-menu">
      <ul className="wrap grid grid-cols-5 items-end gap-6 pt-9 pb-10">
        {products.map((product) => (
          <li key={product.model}>
            <a href={menuPath(product)} className="group block py-2 leading-snug">
              <span
                aria-hidden="true"
                className={`numeral mb-4.5 block text-menu group-hover:text-accent-text ${numeralMargin(numeral(product))}`}
              >
                {numeral(product)}
              </span>
              <span className="block font-bold stretch-label">{product.model}</span>
              <span className="text-muted text-small">{productTypes[product.type].label}</span>
            </a>
          </li>
        ))}
        <li className="flex h-full flex-col items-start justify-end border-line border-l pl-7">
          <a
            href={viewAll.to}
            className="flex min-h-11 items-center gap-3 font-semibold shadow-[inset_0_-1.5px_currentColor]"
          >
            {viewAll.label}
            <Icon of={ArrowRight} />
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The main navigation of wide screens. The brief sets its labels and the delay. */
export function MainNavigation({ products, path }: { products: readonly ListedProduct[]; path: string }) {
  const panel = useId();
  const { open, wrapper, trigger } = useHoverMenu(OPEN_DELAY_MS);
  return (
    <nav
      aria-label={frame.menu.label}
      className="print:hidden ml-auto hidden font-semibold text-note tracking-menu stretch-label lg:block"
    >
      <ul className="flex gap-9">
        <Links links={navigation.before} />
        <li {...wrapper}>
          <button
            {...trigger}
            type="button"
            aria-controls={panel}
            data-current={path.startsWith(productsPath) || undefined}
            className={`needs-script ${item}`}
          >
            {navigation.menu}
            <Icon of={ChevronDown} size={14} className="transition-transform in-aria-expanded:rotate-180" />
          </button>
          <a href={navigation.viewAll.to} className={`without-script ${item}`}>
            {navigation.menu}
          </a>
          <div
            id={panel}
            hidden={!open}
            // The ::before bridges the gap to the button, so that a slow pointer does not leave the menu.
            className="absolute inset-x-0 top-(--header) font-normal before:absolute before:inset-x-0 before:bottom-full before:h-5 text-body tracking-normal stretch-normal"
          >
            {open && <ProductMenu products={products} />}
          </div>
        </li>
        <Links links={navigation.after} />
      </ul>
    </nav>
  );
}
