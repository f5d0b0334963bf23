import { type ReactNode, useEffect, useState } from "react";
import { frame } from "#content/frame.ts";
import { notices } from "#content/notices.ts";
import { LanguageOffer } from "../language/language-offer.tsx";
import type { ListedProduct } from "../model/range.ts";
import { NavigationStatus } from "../navigation/navigation-status.tsx";
import { PlainToast, Toaster } from "../toast/toaster.tsx";
import { useMedia } from "../ui/use-media.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Header } from "./header.tsx";
import { revealOnce } from "./reveal-once.ts";

type PageFrameProps = {
  /** Not location.pathname: a 404 page is served for many paths. */
  path: string;
  products: readonly ListedProduct[];
  page: ReactNode;
  footer: ReactNode;
};

export function PageFrame({ path, products, page, footer }: PageFrameProps) {
  const [menuWanted, setMenuOpen] = useState(false);
  const wide = useMedia("(width >= 69rem)", false);
  const menuOpen = menuWanted && !wide;
  // Otherwise the menu would be open again after a rotation back to portrait.
  if (menuWanted && wide) setMenuOpen(false);
  useEffect(revealOnce, []);
  return (
    <>
      <a
        href="#main"
        inert={menuOpen}
        className="absolute top-2 left-2 z-30 not-focus:-translate-y-20 rounded-control bg-button px-5 py-3 text-on-button"
      >
        {frame.skip}
      </a>
      <Header products={products} path={path} menuOpen={menuOpen} onMenu={setMenuOpen} />
      <main id="main" tabIndex={-1} inert={menuOpen}>
        <ErrorBoundary fallback={<ErrorScreen words={notices.broken} />}>{page}</ErrorBoundary>
      </main>
      <div inert={menuOpen} className="has-[>aside]:[--offer:3.25rem]">
        {footer}
        <LanguageOffer path={path} />
      </div>
      <NavigationStatus />
      <ErrorBoundary fallback={<PlainToast />}>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}
