import { type ReactNode, useEffect, useState } from "react";
import type { Navigation } from "../content/navigation.ts";
import type { Notices } from "../content/notices.ts";
import type { ListedProduct } from "../model/range.ts";
import { NavigationStatus } from "../navigation/navigation-status.tsx";
import { PlainToast, Toaster } from "../toast/toaster.tsx";
import { useMedia } from "../ui/use-media.ts";
import { arriveOnce } from "./arrive-once.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Header } from "./header.tsx";

type PageFrameProps = {
  /** The page's own path: one file may be served for many addresses. */
  path: string;
  navigation: Navigation;
  products: readonly ListedProduct[];
  notices: Notices;
  page: ReactNode;
  footer: ReactNode;
};

export function PageFrame({ path, navigation, products, notices, page, footer }: PageFrameProps) {
  const [menuWanted, setMenuOpen] = useState(false);
  const wide = useMedia("(width >= 69rem)", false);
  const menuOpen = menuWanted && !wide;
  // A device that is turned back finds it closed.
  if (menuWanted && wide) setMenuOpen(false);
  useEffect(arriveOnce, []);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header navigation={navigation} products={products} path={path} menuOpen={menuOpen} onMenu={setMenuOpen} />
      <main id="main" tabIndex={-1} inert={menuOpen}>
        <ErrorBoundary fallback={<ErrorScreen words={notices.broken} />}>{page}</ErrorBoundary>
      </main>
      <div inert={menuOpen}>{footer}</div>
      <NavigationStatus words={notices.navigation} />
      <ErrorBoundary fallback={<PlainToast />}>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}
