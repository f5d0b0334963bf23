import type { RouteObject } from "react-router";
import { company } from "./content/company.ts";
import { newsletter } from "./content/contact.ts";
import { navigation } from "./content/navigation.ts";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { isOffline } from "./layout/is-offline.ts";
import { PageFrame } from "./layout/page-frame.tsx";
import { PageShown } from "./layout/page-shown.tsx";
import { fetched } from "./ui/missing-part.ts";

/** Opened first, the home page is prerendered, and its parts come as they near the screen; opened later, it needs them all. */
async function loadHome() {
  const { loadParts, ...page } = await import("./pages/home.tsx");
  if (!import.meta.env.SSR && !document.querySelector('#root[data-path="/"]')) await loadParts();
  return page;
}

const loadOffline = () => fetched(import("./pages/offline.tsx"));

/** Without a network nobody can say that an address does not exist. */
const loadUnknown = () =>
  !import.meta.env.SSR && isOffline() ? loadOffline() : fetched(import("./pages/not-found.tsx"));

/** The site map. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageFrame company={company} navigation={navigation} products={__FRAME_PRODUCTS__} newsletter={newsletter} />
    ),
    errorElement: <ErrorScreen words={notices} />,
    children: [
      {
        // Inside the frame too, so that a broken page keeps its header and footer.
        errorElement: <ErrorScreen words={notices} />,
        element: <PageShown />,
        children: [
          { path: "/", lazy: () => fetched(loadHome()) },
          { path: "/products", lazy: () => fetched(import("./pages/products.tsx")) },
          { id: "product", path: "/products/:slug", lazy: () => fetched(import("./pages/product.tsx")) },
          { path: "/offline", lazy: loadOffline },
          { path: "*", lazy: loadUnknown },
        ],
      },
    ],
  },
];
