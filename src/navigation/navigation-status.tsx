import { useEffect, useState } from "react";
import { notices } from "#content/notices.ts";

const SLOW_MS = 400;
const GIVE_UP_MS = 15_000;

type NavigationState = { is: "idle" | "slow" } | { is: "failed"; href: string };

/** Stays idle in browsers without the Navigation API. */
function useNavigationState(): NavigationState {
  const [status, setStatus] = useState<NavigationState>({ is: "idle" });
  useEffect(() => {
    const unmounted = new AbortController();
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      setStatus({ is: "idle" });
    };
    const onNavigate = ({ canIntercept, destination, downloadRequest, signal }: NavigateEvent) => {
      const staysHere = destination.sameDocument || new URL(destination.url).pathname === window.location.pathname;
      if (!canIntercept || downloadRequest !== null || staysHere) return;
      stop();
      const giveUp = () => {
        window.stop();
        setStatus({ is: "failed", href: destination.url });
      };
      timers = [setTimeout(() => setStatus({ is: "slow" }), SLOW_MS), setTimeout(giveUp, GIVE_UP_MS)];
      signal.addEventListener("abort", stop);
    };
    window.navigation?.addEventListener("navigate", onNavigate, { signal: unmounted.signal });
    // A page comes back from the back/forward cache with its old status. Not reset at pagehide: Firefox drops messages
    // that are under way when it caches a page, and React's scheduler would wait for its message for ever.
    window.addEventListener("pageshow", stop, { signal: unmounted.signal });
    return () => {
      unmounted.abort();
      stop();
    };
  }, []);
  return status;
}

/** Tells the visitor when the next page is slow to load, or has not loaded in time. */
export function NavigationStatus() {
  const status = useNavigationState();
  return (
    <div
      role="status"
      data-status={status.is}
      className="navigation-status print:hidden not-empty:fixed bottom-(--margin) left-(--margin) z-40 max-w-104 rounded-plate border border-line bg-raised p-5 text-ink shadow-menu empty:hidden"
    >
      {status.is === "slow" && notices.navigation.slow}
      {status.is === "failed" && (
        <>
          {notices.navigation.failed}{" "}
          <a href={status.href} className="link">
            {notices.navigation.retry}
          </a>
        </>
      )}
    </div>
  );
}
