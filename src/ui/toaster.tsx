import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadToasts } from "./load-toasts.ts";
import { toastStore } from "./toast-store.ts";

const Toasts = lazy(loadToasts);

/** Nothing is loaded until there is something to say; then the region stays, so that screen readers hear it. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.initially);
  const used = messages !== toastStore.initially();
  return <Suspense>{used && <Toasts messages={messages} />}</Suspense>;
}
