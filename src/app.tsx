import { StrictMode } from "react";
import { navigation } from "./content/navigation.ts";
import { notices } from "./content/notices.ts";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { PageFrame } from "./layout/page-frame.tsx";
import type { Navigator } from "./navigation/navigator.ts";
import { NavigationProvider } from "./navigation/use-navigation.ts";
import { late } from "./ui/late.tsx";

const Footer = late(() => import("./site-footer.tsx").then((part) => part.SiteFooter), {
  room: "[--room:83rem] md:[--room:68rem] lg:[--room:54rem]",
});

/** Its parts further down, where no prerendered frame stands that could be kept. */
export const loadFrame = () => Footer.load().catch(() => {});

export function App({ navigator }: { navigator: Navigator }) {
  return (
    <StrictMode>
      <NavigationProvider value={navigator}>
        <ErrorBoundary at="the frame" fallback={<ErrorScreen words={notices.broken} />}>
          <PageFrame
            navigation={navigation}
            products={__FRAME_PRODUCTS__.menu}
            broken={notices.broken}
            footer={<Footer />}
          />
        </ErrorBoundary>
      </NavigationProvider>
    </StrictMode>
  );
}
