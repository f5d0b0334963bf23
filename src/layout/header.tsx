import { Menu, X } from "lucide";
import { frame } from "#content/frame.ts";
import { homePath } from "../format/paths.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import type { ListedProduct } from "../model/range.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Icon } from "../ui/icon.tsx";
import { useInView } from "../ui/use-in-view.ts";
import "./header.css";
import { Logo } from "../brand/logo.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useGround } from "./use-ground.ts";
import { MENU_ID } from "./watch-menu.ts";

type HeaderProps = {
  products: readonly ListedProduct[];
  path: string;
};

export function Header({ products, path }: HeaderProps) {
  // An observed element at the top instead of a scroll listener.
  const { ref: topRef, inView: atTop } = useInView<HTMLDivElement>();
  const ground = useGround();
  return (
    <>
      <div ref={topRef} aria-hidden="true" className="absolute top-0 h-6 w-px" />
      <header
        className={`site-header peer sticky top-0 z-20 bg-page text-ink shadow-[0_1px_var(--color-line)] ${ground}`}
        data-over-hero={path === homePath || undefined}
        data-scrolled={!atTop || undefined}
      >
        <div className="wrap flex h-(--header) items-center">
          <Logo />
          <MainNavigation products={products} path={path} />
          <LanguageSwitch
            path={path}
            className="print:hidden max-3xs:hidden flex min-h-11 min-w-11 items-center justify-center px-2 text-note [&:lang(hi)]:pt-2 max-lg:ml-auto lg:ml-5 hover:underline underline-offset-5"
          />
          <ThemeSwitch />
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-expanded={false}
            aria-label={frame.menu.button}
            className="needs-script group print:hidden -mr-3 grid size-11 place-items-center lg:hidden"
          >
            <Icon of={Menu} size={24} className="group-aria-expanded:hidden" />
            <Icon of={X} size={24} className="not-group-aria-expanded:hidden" />
          </button>
          <a href="#footer" className="ml-auto flex min-h-11 items-center lg:hidden">
            {frame.menu.button}
          </a>
        </div>
        <MobileMenu path={path} products={products} />
      </header>
    </>
  );
}
