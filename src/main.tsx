import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { notices } from "./content/notices.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { createNavigator } from "./navigation/navigator.ts";
import { openPage } from "./routes.tsx";
import "./styles/index.css";

/** What the build knew of this page's products, written beside it. */
const pageData = (): unknown => JSON.parse(document.getElementById("page-data")?.textContent ?? "null");

const load = async (pathname: string) => (await openPage(pathname)).page;

/** The 404 page is served for addresses it was not made for: only a page made for this very address can be hydrated. */
async function start(root: HTMLElement) {
  const { pathname } = window.location;
  if (root.dataset.path === pathname) {
    const opened = await openPage(pathname, { data: pageData() }).catch(() => undefined);
    if (opened) return hydrateRoot(root, <App navigator={createNavigator(opened.page, load)} />);
  }
  const page = await load(pathname).catch(() => <ErrorScreen words={notices.broken} />);
  for (const tag of document.head.querySelectorAll("[data-page]")) tag.remove();
  return createRoot(root).render(<App navigator={createNavigator(page, load)} />);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
start(root);
