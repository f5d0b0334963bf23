import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Navigation } from "../content/navigation.ts";
import type { ErrorWords } from "../content/notices.ts";
import type { ListedProduct } from "../model/range.ts";
import { useAddress, useDrawn, usePage } from "../navigation/use-navigation.ts";
import { arriveOnce } from "../ui/arrive-once.ts";
import { repeatEarlyPress } from "../ui/early-press.ts";
import { Link } from "../ui/link.tsx";
import { onScreenFirst } from "../ui/on-screen-first.ts";
import { PlainToast, Toaster } from "../ui/toaster.tsx";
import { useMedia } from "../ui/use-media.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Header } from "./header.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

type PageFrameProps = {
  navigation: Navigation;
  products: readonly ListedProduct[];
  broken: ErrorWords;
  footer: ReactNode;
};

export function PageFrame({ navigation, products, broken, footer }: PageFrameProps) {
  const { key, pathname } = useAddress();
  const page = usePage();
  // The menu belongs to the place where it was opened, so going anywhere closes it.
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>();
  const wide = useMedia("(width >= 69rem)", false);
  const menuOpen = menuOpenedAt === key && !wide;
  // And so that it stays closed on the way back there.
  if (menuOpenedAt && !menuOpen) setMenuOpenedAt(undefined);
  const main = useRef<HTMLElement>(null);
  useDrawn();
  useFocusOnNavigation(main);
  useEffect(repeatEarlyPress, []);
  useEffect(arriveOnce, []);
  return (
    <>
      <Link to="#main" className="skip-link">
        Skip to content
      </Link>
      <Header
        navigation={navigation}
        products={products}
        overHero={pathname === "/"}
        menuOpen={menuOpen}
        onMenu={(open) => onScreenFirst(() => setMenuOpenedAt(open ? key : undefined))}
      />
      <main ref={main} id="main" tabIndex={-1} inert={menuOpen}>
        <ErrorBoundary at={key} fallback={<ErrorScreen words={broken} />}>
          {page}
        </ErrorBoundary>
      </main>
      <div inert={menuOpen}>{footer}</div>
      <ErrorBoundary at="the messages" fallback={<PlainToast />}>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}
