import { Menu, X } from "lucide";
import { useRef } from "react";
import { frame } from "#content/frame.ts";
import { homePath } from "../format/paths.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import type { ListedProduct } from "../model/range.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Icon } from "../ui/icon.tsx";
import { useEscape } from "../ui/use-escape.ts";
import { useInView } from "../ui/use-in-view.ts";
import "./header.css";
import { Logo } from "../brand/logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { useGround } from "./use-ground.ts";

const MENU_ID = "mobile-menu";

type HeaderProps = {
  products: readonly ListedProduct[];
  path: string;
  menuOpen: boolean;
  onMenu: (open: boolean) => void;
};

export function Header({ products, path, menuOpen, onMenu }: HeaderProps) {
  // An observed element at the top instead of a scroll listener.
  const { ref: topRef, inView: atTop } = useInView<HTMLDivElement>();
  const ground = useGround();
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(menuOpen, () => {
    onMenu(false);
    toggle.current?.focus();
  });
  return (
    <>
      <div ref={topRef} aria-hidden="true" className="absolute top-0 h-6 w-px" />
      <header
        className={`site-header sticky top-0 z-20 bg-page text-ink shadow-[0_1px_var(--color-line)] ${ground}`}
        data-over-hero={path === homePath || undefined}
        data-scrolled={!atTop || undefined}
        data-menu-open={menuOpen || undefined}
      >
        <div className="wrap flex h-(--header) items-center">
          <Logo />
          <ProductMenu products={products} path={path} />
          <LanguageSwitch
            path={path}
            className="print:hidden max-3xs:hidden flex min-h-11 min-w-11 items-center justify-center px-2 text-note [&:lang(hi)]:pt-2 max-lg:ml-auto lg:ml-5 hover:underline underline-offset-5"
          />
          <ThemeSwitch />
          <button
            ref={toggle}
            type="button"
            aria-expanded={menuOpen}
            aria-controls={MENU_ID}
            aria-label={menuOpen ? frame.menu.close : frame.menu.open}
            onClick={() => onMenu(!menuOpen)}
            className="needs-script print:hidden -mr-3 grid size-11 place-items-center lg:hidden"
          >
            <Icon of={menuOpen ? X : Menu} size={24} />
          </button>
          <a href="#footer" className="without-script ml-auto flex min-h-11 items-center lg:hidden">
            {frame.menu.withoutScript}
          </a>
        </div>
        {menuOpen && <MobileMenu id={MENU_ID} path={path} products={products} onFollow={() => onMenu(false)} />}
      </header>
    </>
  );
}
