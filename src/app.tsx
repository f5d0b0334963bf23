import { StrictMode } from "react";
import { company } from "./content/company.ts";
import { newsletter } from "./content/contact.ts";
import { navigation } from "./content/navigation.ts";
import { notices } from "./content/notices.ts";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { PageFrame } from "./layout/page-frame.tsx";
import type { Navigator } from "./navigation/navigator.ts";
import { NavigationProvider } from "./navigation/use-navigation.ts";

export function App({ navigator }: { navigator: Navigator }) {
  return (
    <StrictMode>
      <NavigationProvider value={navigator}>
        <ErrorBoundary at="the frame" fallback={<ErrorScreen words={notices.broken} />}>
          <PageFrame
            company={company}
            navigation={navigation}
            products={__FRAME_PRODUCTS__}
            newsletter={newsletter}
            broken={notices.broken}
          />
        </ErrorBoundary>
      </NavigationProvider>
    </StrictMode>
  );
}
