import type { RouteObject } from "react-router";
import { company } from "./content/company.ts";
import { newsletter } from "./content/contact.ts";
import { navigation } from "./content/navigation.ts";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { PageFrame } from "./layout/page-frame.tsx";

/** Opened first, the home page is prerendered, and its parts come as they near the screen. */
async function loadHome() {
  const { loadParts, ...page } = await import("./pages/home.tsx");
  if (!import.meta.env.SSR && !document.querySelector('#root[data-path="/"]')) await loadParts().catch(() => {});
  return page;
}

/** The site map. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageFrame company={company} navigation={navigation} products={__FRAME_PRODUCTS__} newsletter={newsletter} />
    ),
    errorElement: <ErrorScreen words={notices.broken} />,
    children: [
      {
        // Inside the frame too, so that a broken page keeps its header and footer.
        errorElement: <ErrorScreen words={notices.broken} />,
        children: [
          { path: "/", lazy: loadHome },
          { path: "/products", lazy: () => import("./pages/products.tsx") },
          { id: "product", path: "/products/:slug", lazy: () => import("./pages/product.tsx") },
          { path: "*", lazy: () => import("./pages/not-found.tsx") },
        ],
      },
    ],
  },
];
