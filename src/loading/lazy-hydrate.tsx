import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import { hydrateAtIdle } from "./hydration-queue.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import "./lazy-hydrate.css";
import { markHydrated } from "./replay-input.ts";

const NEAR = "100% 0px";
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

function OnHydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Calls back when a visitor comes near the part, focuses or presses it. Returns the way to stop. */
function onApproach(part: Element, approached: () => void) {
  const ended = new AbortController();
  for (const event of ["pointerdown", "focusin", "click"])
    part.addEventListener(event, approached, { signal: ended.signal, capture: true });
  const near = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && approached(), {
    rootMargin: NEAR,
  });
  near.observe(part);
  return () => {
    ended.abort();
    near.disconnect();
  };
}

/**
 * A prerendered part of a page that hydrates when the browser is idle, sooner if the visitor turns to it.
 * React adopts the nodes inside Suspense; it would replace them if the part got new props before, hence the memo.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const turn = signal();
  const hydrated = signal();
  /** The next part in the queue does not wait for one whose code cannot be loaded. */
  const settled = signal();
  let code: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    code ??= loadWithRetry(load, settled.give);
    return code;
  };
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await turn.given;
    return { default: await loadOnce() };
  });

  function LazyPart(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!ref.current) return;
      hydrated.given.then(onApproach(ref.current, turn.give));
      if (savesData()) return;
      loadOnce();
      hydrateAtIdle(() => {
        turn.give();
        return settled.given;
      });
    }, []);
    const onHydrated = useRef(() => {
      if (ref.current) markHydrated(ref.current);
      hydrated.give();
      settled.give();
    });
    return (
      <div ref={ref} data-part="" data-hydrating="" className="flow-root">
        <Suspense>
          <Part {...props} />
          <OnHydrated tell={onHydrated.current} />
        </Suspense>
      </div>
    );
  }
  return memo(LazyPart);
}
