import { type ReactNode, useEffect } from "react";
import { frame } from "#content/frame.ts";
import { notices } from "#content/notices.ts";
import { LanguageOffer } from "../language/language-offer.tsx";
import type { ListedProduct } from "../model/range.ts";
import { NavigationStatus } from "../navigation/navigation-status.tsx";
import { PlainToast, Toaster } from "../toast/toaster.tsx";
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
  useEffect(revealOnce, []);
  return (
    <>
      <a
        href="#main"
        data-below-menu=""
        className="absolute top-2 left-2 z-30 not-focus:-translate-y-20 rounded-control bg-button px-5 py-3 text-on-button"
      >
        {frame.skip}
      </a>
      <Header products={products} path={path} />
      <main id="main" tabIndex={-1} data-below-menu="">
        <ErrorBoundary fallback={<ErrorScreen words={notices.broken} />}>{page}</ErrorBoundary>
      </main>
      {/* On phones the offer would cover the controls of the hero. */}
      <div
        data-below-menu=""
        className="has-[>aside]:[--offer:3.25rem] on-phone:peer-[[data-over-hero]:not([data-scrolled])]:[&>aside]:hidden"
      >
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
