import { ArrowRight, ChevronDown } from "lucide-react";
import { NavigationMenu } from "radix-ui";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Navigation, NavigationLink } from "../content/navigation.ts";
import { numeral, typeLabel } from "../model/product.ts";
import type { ListedProduct } from "../model/range.ts";
import { menuPath } from "../model/slug.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

const OPEN_DELAY_MS = 200;
const JUST_OPENED_MS = 500;
const item =
  "flex min-h-11 items-center gap-1.5 pt-0.5 data-[state=open]:shadow-[inset_0_-1.5px_currentColor] hover:shadow-[inset_0_-1.5px_currentColor] data-current:shadow-[inset_0_-1.5px_currentColor]";

function Links({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ label, to }) => (
    <NavigationMenu.Item key={label}>
      <NavigationMenu.Link asChild>
        <Link to={to} className={item}>
          {label}
        </Link>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  ));
}

function Panel({ products, viewAll }: { products: readonly ListedProduct[]; viewAll: NavigationLink }) {
  return (
    <div className="border-line border-t bg-raised text-ink shadow-menu">
      <ul className="wrap grid grid-cols-5 items-end gap-6 pt-9 pb-10">
        {products.map((product) => (
          <li key={product.model}>
            <NavigationMenu.Link asChild>
              <Link to={menuPath(product)} className="group block py-2 leading-snug">
                <span
                  aria-hidden="true"
                  className="numeral -ml-[0.04em] mb-4.5 block text-[5.25rem] group-hover:text-accent-text"
                >
                  {numeral(product)}
                </span>
                <span className="block font-[580] font-stretch-[108%]">{product.model}</span>
                <span className="text-muted text-small">{typeLabel(product.type)}</span>
              </Link>
            </NavigationMenu.Link>
          </li>
        ))}
        <li className="flex h-full flex-col items-start justify-end border-line border-l pl-7">
          <NavigationMenu.Link asChild>
            <Link
              to={viewAll.to}
              className="flex min-h-11 items-center gap-3 font-[560] shadow-[inset_0_-1.5px_currentColor]"
            >
              {viewAll.label}
              <Icon of={ArrowRight} />
            </Link>
          </NavigationMenu.Link>
        </li>
      </ul>
    </div>
  );
}

/** The main navigation of wide screens. Its names and its 200 ms are the specification's. */
export function ProductMenu({ navigation, products }: { navigation: Navigation; products: readonly ListedProduct[] }) {
  const [open, setOpen] = useState("");
  const openedAt = useRef(0);
  const current = useLocation().pathname.startsWith("/products");
  const change = (value: string) => {
    if (value) openedAt.current = performance.now();
    setOpen(value);
  };
  // Someone who moves there to click finds it open already; that click must not close it.
  const keepJustOpened = (event: MouseEvent) => {
    if (open && performance.now() - openedAt.current < JUST_OPENED_MS) event.preventDefault();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || open) return;
    event.preventDefault();
    setOpen(navigation.menu);
  };
  return (
    <NavigationMenu.Root
      aria-label="Main"
      value={open}
      onValueChange={change}
      delayDuration={OPEN_DELAY_MS}
      className="no-print ml-auto hidden font-[540] text-note tracking-[0.035em] font-stretch-[108%] lg:block"
    >
      <NavigationMenu.List className="flex gap-9">
        <Links links={navigation.before} />
        <NavigationMenu.Item value={navigation.menu}>
          <NavigationMenu.Trigger
            type="button"
            className={`needs-script ${item}`}
            data-current={current || undefined}
            onKeyDown={openByArrow}
            onClick={keepJustOpened}
          >
            {navigation.menu}
            <Icon of={ChevronDown} size={14} className="transition-transform in-data-[state=open]:rotate-180" />
          </NavigationMenu.Trigger>
          <a href={navigation.viewAll.to} className={`without-script ${item}`}>
            {navigation.menu}
          </a>
          <NavigationMenu.Content className="absolute inset-x-0 top-(--header) font-normal text-body tracking-normal font-stretch-[100%]">
            <Panel products={products} viewAll={navigation.viewAll} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        <Links links={navigation.after} />
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
