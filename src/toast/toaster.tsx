import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { frame } from "#content/frame.ts";
import { importToasts } from "./load-toasts.ts";
import { dismissToast, TOAST_MS, toastStore } from "./toast-store.ts";

const Toasts = lazy(importToasts);

const useMessages = () => useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.initially);

/** Loads on the first message. The live region then stays, or screen readers would not announce the next one. */
export function Toaster() {
  const messages = useMessages();
  const used = messages !== toastStore.initially();
  return <Suspense>{used && <Toasts messages={messages} />}</Suspense>;
}

/** The fallback when the toasts fail to load, e.g. because a new release has removed the chunk. */
export function PlainToast() {
  const last = useMessages().at(-1);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => dismissToast(last.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <div role="status" className="print:hidden fixed right-0 bottom-0 z-40 max-w-110 p-(--margin) md:p-6">
      {last && (
        <div className="rounded-plate border border-line bg-raised p-5 text-ink shadow-menu">
          <p>{last.title}</p>
          <p>{last.description}</p>
          <button type="button" onClick={() => dismissToast(last.id)} className="min-h-11 underline">
            {frame.toast.close}
          </button>
        </div>
      )}
    </div>
  );
}
