import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, loadFrame } from "./app.tsx";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { isOffline } from "./layout/is-offline.ts";
import { createNavigator, type Navigator } from "./navigation/navigator.ts";
import { idle } from "./offline/idle.ts";
import { openPage } from "./routes.tsx";
import { whenMoved } from "./ui/moved.ts";
import { nextTask } from "./ui/next-task.ts";
import { chosenTheme, watchTheme } from "./ui/theme.ts";
import "./styles/index.css";

/** What the build knew of this page's products, written beside it. */
const pageData = (): unknown => JSON.parse(document.getElementById("page-data")?.textContent ?? "null");

const load = async (pathname: string, whole: boolean) => (await openPage(pathname, { whole })).page;
const missing = () => <ErrorScreen words={isOffline() ? notices.offline : notices.broken} />;

const FIRST_STEPS_MS = 4000;

/**
 * Once the page has all it needs and somebody reads it. A worker that is still to be installed lets them take their first steps,
 * which would be slower beside it. A browser that refuses has the site all the same.
 */
async function keepForLater(pages: Navigator) {
  await whenMoved();
  if (!navigator.serviceWorker?.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_STEPS_MS));
  await idle();
  const { keepPages } = await import("./offline/keep-pages.ts");
  await keepPages(pages, { chosen: chosenTheme, watch: watchTheme });
}

/** The 404 page is served for addresses it was not made for: only a page made for this very address can be hydrated. */
async function start(root: HTMLElement) {
  const { pathname } = window.location;
  if (root.dataset.path === pathname) {
    const opened = await openPage(pathname, { standing: pageData() }).catch(() => undefined);
    if (opened) {
      const pages = createNavigator(opened.page, load, missing);
      await nextTask();
      // In slices: a press or a key in between is answered first.
      startTransition(() => void hydrateRoot(root, <App navigator={pages} />));
      return pages;
    }
  }
  const [page] = await Promise.all([load(pathname, true).catch(() => undefined), loadFrame()]);
  const pages = createNavigator(page, load, missing);
  for (const tag of document.head.querySelectorAll("[data-page]")) tag.remove();
  createRoot(root).render(<App navigator={pages} />);
  return pages;
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Not awaited here: pages import from this file, and would wait for it for ever.
start(root).then((pages) => {
  if (import.meta.env.PROD) keepForLater(pages).catch(() => {});
});
