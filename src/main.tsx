import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadPage } from "./load-page.ts";
import { idle, whenQueueIsEmpty } from "./loading/hydration-queue.ts";
import { lazyHydrate } from "./loading/lazy-hydrate.tsx";
import { finishHydration } from "./loading/replay-input.ts";
import { watchPageTransitions } from "./navigation/page-transition.ts";
import { prefetchOnIntent } from "./navigation/prefetch-on-intent.ts";
import type { RouteName } from "./routes.ts";
import { storedTheme, watchTheme } from "./theme/apply-theme.ts";
import "./styles/index.css";

/** Written into the page by prerender.tsx. */
type PageData = { path: string; route: RouteName; props: object };

/** Last, so that it does not compete with hydration. */
async function registerServiceWorker() {
  await whenQueueIsEmpty();
  await idle();
  const { registerWorker } = await import("./offline/register-worker.ts");
  await registerWorker({ read: storedTheme, watch: watchTheme });
}

const root = document.getElementById("root");
const data = document.getElementById("page-data");
if (!root || !data) throw new Error("The document has no #root or no #page-data");
const { path, route, props }: PageData = JSON.parse(data.textContent);
const Page = lazyHydrate(() => loadPage(route));
watchPageTransitions();
prefetchOnIntent();
const onHydrated = () => {
  finishHydration(root);
  if (import.meta.env.PROD) registerServiceWorker().catch(() => {});
};
const app = <App path={path} page={<Page {...props} />} onHydrated={onHydrated} />;
// A transition hydrates in slices, so input in between is handled first.
startTransition(() => void hydrateRoot(root, app));
