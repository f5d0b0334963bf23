import { type ReactNode, StrictMode, useEffect } from "react";
import { frameProducts } from "#content/frame-products.ts";
import { notices } from "#content/notices.ts";
import { company } from "#facts/company.ts";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { PageFrame } from "./layout/page-frame.tsx";
import { lazyHydrate } from "./loading/lazy-hydrate.tsx";

const Footer = lazyHydrate(() => import("./layout/footer.tsx").then((part) => part.Footer));

type AppProps = { path: string; page: ReactNode; onHydrated?: () => void };

export function App({ path, page, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <ErrorBoundary fallback={<ErrorScreen words={notices.broken} />}>
        <PageFrame
          path={path}
          products={frameProducts.menu}
          page={page}
          footer={<Footer path={path} company={company} products={frameProducts.footer} />}
        />
      </ErrorBoundary>
    </StrictMode>
  );
}
