import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";
import "./styles/index.css";

/** Loads the parts of this page first, so that the prerendered markup is taken over in one go. */
async function loadPage() {
  const lazyRoutes = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route).filter(({ lazy }) => lazy);
  for (const route of lazyRoutes) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** What the build knew of this page's products, written beside it. */
const pageData = () => JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");

/** When the page has all it needs, and nothing better to do. */
const idle = new Promise<void>((resolve) => {
  window.addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
});

async function keepForLater(router: DataRouter) {
  await idle;
  const { keepPages } = await import("./offline/keep-pages.ts");
  await keepPages(router);
}

/** The router may have something to fetch before there is a page to show. */
function ready(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The 404 page is served for addresses it was not made for: only a page made for this very address can be hydrated. */
async function show(root: HTMLElement, prerendered: boolean) {
  // Told that the page is already there, the router leaves a visitor who has scrolled where they are.
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: pageData() } } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A browser that refuses has the site all the same.
  if (import.meta.env.PROD) keepForLater(router).catch(() => {});
  if (prerendered) return hydrateRoot(root, app);
  await ready(router);
  for (const tag of document.head.querySelectorAll("[data-page]")) tag.remove();
  return createRoot(root).render(app);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const prerendered = root.dataset.path === window.location.pathname;
// A part that cannot be loaded is asked for again by the router, which then shows the error screen.
loadPage().then(
  () => show(root, prerendered),
  () => show(root, false),
);
