import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import { idle, runAtIdle, whenQueueIsEmpty } from "./hydration-queue.ts";
import "./lazy-hydrate.css";
import { loadWithRetry } from "./load-with-retry.ts";
import { finishHydration } from "./replay-input.ts";
import { savesData } from "./saves-data.ts";

/** Calls back when the part is near the screen, focused or pressed. Returns a function that stops watching. */
function onApproach(part: Element, approached: () => void) {
  const stop = new AbortController();
  const onUse = ({ target }: Event) => target instanceof Node && part.contains(target) && approached();
  // On the window: React stops these events at the root while a part has not hydrated.
  for (const event of ["pointerdown", "focusin", "click"])
    window.addEventListener(event, onUse, { signal: stop.signal, capture: true });
  const near = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && approached(), {
    rootMargin: "100% 0px",
  });
  near.observe(part);
  return () => {
    stop.abort();
    near.disconnect();
  };
}

/** Forces layout now: otherwise the next frame would lay out all parts together and block input. */
function layOut(part: Element) {
  part.removeAttribute("data-skipped");
  part.getBoundingClientRect();
}

/** Promise.withResolvers is missing in Safari before 17.4. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Effects run once the Suspense boundary around them has hydrated. */
function OnHydrated({ call }: { call: () => void }) {
  useEffect(call, [call]);
  return null;
}

/**
 * A prerendered part of a page that hydrates at idle, sooner if it is near the screen or used. Its code is requested at
 * idle once the component around it has hydrated. Without the memo, new props would discard the prerendered nodes.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  /** Resolved when the part may hydrate. */
  const turn = deferred();
  /** Hydrated or failed to load: the next part may hydrate. */
  const settled = deferred();
  let code: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    code ??= loadWithRetry(load, settled.resolve);
    return code;
  };
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await turn.promise;
    return { default: await loadOnce() };
  });

  function LazyPart(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!ref.current) return;
      const part = ref.current;
      const stopWatching = onApproach(part, turn.resolve);
      turn.promise.then(stopWatching);
      // Off-screen parts are laid out only after every part is interactive.
      settled.promise.then(whenQueueIsEmpty).then(() => runAtIdle(() => layOut(part)));
      if (savesData()) return;
      const hydrate = () => {
        turn.resolve();
        return settled.promise;
      };
      runAtIdle(hydrate, Promise.race([idle().then(loadOnce), settled.promise]));
    }, []);
    // The error screen may take its place before it has hydrated.
    useEffect(() => settled.resolve, []);
    const finish = useRef(() => {
      if (ref.current) finishHydration(ref.current);
      settled.resolve();
    });
    return (
      <div ref={ref} data-skipped="" data-hydrating="" className="flow-root">
        <Suspense>
          <Part {...props} />
          <OnHydrated call={finish.current} />
        </Suspense>
      </div>
    );
  }
  return memo(LazyPart);
}
