import { useEffect, useState } from "react";
import type { NavigationStatusWords } from "../content/notices.ts";

const SLOW_MS = 400;
const GIVE_UP_MS = 15_000;

type Status = { is: "idle" | "slow" } | { is: "failed"; href: string };

/** Where a browser lacks the Navigation API, its own signs of loading have to do. */
function useNavigationStatus(): Status {
  const [status, setStatus] = useState<Status>({ is: "idle" });
  useEffect(() => {
    const ended = new AbortController();
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
    window.navigation?.addEventListener("navigate", onNavigate, { signal: ended.signal });
    // The page may come back from the back/forward cache.
    window.addEventListener("pagehide", stop, { signal: ended.signal });
    return () => {
      ended.abort();
      stop();
    };
  }, []);
  return status;
}

/** Says that the next page is on its way when it takes long, and that it did not come when it takes too long. */
export function NavigationStatus({ words }: { words: NavigationStatusWords }) {
  const status = useNavigationStatus();
  return (
    <div
      role="status"
      data-status={status.is}
      className="navigation-status no-print not-empty:fixed bottom-(--margin) left-(--margin) z-40 max-w-104 rounded-plate border border-line bg-raised p-5 text-ink shadow-menu empty:hidden"
    >
      {status.is === "slow" && words.slow}
      {status.is === "failed" && (
        <>
          {words.failed}{" "}
          <a href={status.href} className="link">
            {words.retry}
          </a>
        </>
      )}
    </div>
  );
}
