import { ArrowRight } from "lucide";
import { frame } from "#content/frame.ts";
import { navigation } from "#content/navigation.ts";
import { productTypes } from "#content/product-types.ts";
import { menuPath } from "../format/paths.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { numeral } from "../model/product.ts";
import type { ListedProduct } from "../model/range.ts";
import { Icon } from "../ui/icon.tsx";
import { MENU_ID } from "./watch-menu.ts";

const row =
  "flex min-h-16 items-center justify-between pt-1 font-bold font-wide text-large leading-none tracking-title stretch-heading md:min-h-[max(4rem,14svh)] md:text-part";

const productRow = "flex min-h-13 items-center justify-between md:min-h-[max(3.25rem,11svh)]";

function Rows({ links }: { links: typeof navigation.before }) {
  return links.map(({ label, to }) => (
    <li key={label} className="border-line border-b">
      <a href={to} className={row}>
        {label}
      </a>
    </li>
  ));
}

type MobileMenuProps = { path: string; products: readonly ListedProduct[] };

/** A popover, so that it opens before the page has hydrated. */
export function MobileMenu({ path, products }: MobileMenuProps) {
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label={frame.menu.button}
      className="fixed inset-x-0 top-(--header) bottom-0 size-auto overflow-y-auto [scrollbar-width:none] bg-page px-(--margin) pt-3 pb-8 text-ink lg:hidden"
    >
      {/* From a tablet on, the products are in a second column. */}
      <ul className="md:grid md:grid-cols-2 md:gap-x-10 md:*:col-start-1">
        <Rows links={navigation.before} />
        <li className="border-line border-b pb-2 md:col-start-2! md:row-span-5 md:row-start-1 md:border-0">
          <p className={row}>{navigation.menu}</p>
          <ul>
            {products.map((product) => (
              <li key={product.model}>
                <a href={menuPath(product)} className={productRow}>
                  <span>
                    <span aria-hidden="true" className="numeral text-section md:text-menu-row">
                      {numeral(product)}
                    </span>
                    <span className="sr-only">{product.model}</span>
                  </span>
                  <span className="text-muted">{productTypes[product.type].label}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={navigation.viewAll.to} className={`${productRow} font-semibold`}>
                {navigation.viewAll.label}
                <Icon of={ArrowRight} />
              </a>
            </li>
          </ul>
        </li>
        <Rows links={navigation.after} />
        <li>
          <LanguageSwitch path={path} className={row} />
        </li>
      </ul>
    </nav>
  );
}
