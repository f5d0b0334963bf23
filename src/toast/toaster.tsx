import { lazy, Suspense, useSyncExternalStore } from "react";
import { importToasts } from "./load-toasts.ts";
import { dismissToast, toastStore } from "./toast-store.ts";

const Toasts = lazy(importToasts);

const useMessages = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.initially);

/** Nothing is loaded until there is something to say; then the region stays, so that screen readers hear it. */
export function Toaster() {
  const messages = useMessages();
  const used = messages !== toastStore.initially();
  return <Suspense>{used && <Toasts messages={messages} />}</Suspense>;
}

/** The last message, for who can't have the toasts' own code: it may be gone after a new release. */
export function PlainToast() {
  const last = useMessages().at(-1);
  return (
    <div role="status" className="no-print fixed right-0 bottom-0 z-40 max-w-110 p-(--margin) md:p-6">
      {last && (
        <p className="rounded-plate border border-line bg-raised p-5 text-ink shadow-menu">
          {last.title} {last.description}{" "}
          <button type="button" onClick={() => dismissToast(last.id)} className="min-h-11 underline">
            Close
          </button>
        </p>
      )}
    </div>
  );
}
