import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWhole } from "../navigation/use-navigation.ts";
import { Button } from "./button.tsx";
import "./late.css";
import { painted } from "./painted.ts";
import { restore, touchedIn } from "./touched.ts";
import { turn } from "./turn.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useMoved } from "./use-moved.ts";

const ON_SCREEN = "0px";
const NEAR = "1400px 0px";

type Place = {
  /** About how long it is, as classes that set --room: a page is as long as it will be before its parts are drawn. */
  room: string;
  /** Its anchor, where no prerendered markup stands: after a change of page. */
  id?: string;
};

/**
 * A part of a page whose code comes when a visitor nears it. Until then its prerendered markup stands untouched.
 * React would keep it too, inside a Suspense boundary, but then every jump within the page waits for the part's code.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, { id, room }: Place) {
  if (import.meta.env.SSR) {
    const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
    const Prerendered = (props: Props) => (
      <div className={`part standing ${room}`}>
        {/* Controls wait for the code: what was typed or pressed before would be lost. */}
        <fieldset disabled data-waiting className="contents">
          <legend hidden>Waits for its code</legend>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </fieldset>
      </div>
    );
    return Object.assign(Prerendered, { load });
  }

  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  /** Whoever leaves the page may come back to this very part. The next page goes before it. */
  const loadForReturn = async () => {
    await painted();
    await loadOnce().catch(() => {});
  };

  function Late(props: Props) {
    const hydrated = useHydrated();
    const moved = useMoved();
    const whole = useWhole();
    const ref = useRef<HTMLDivElement>(null);
    const [prerendered] = useState(!hydrated);
    const [near, setNear] = useState(hydrated);
    const [Part, setPart] = useState(() => (hydrated && whole ? loaded : undefined));
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (near || !ref.current) return;
      // A busy browser tells several changes at once; the last is how things stand.
      const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
        rootMargin: moved ? NEAR : ON_SCREEN,
      });
      observer.observe(ref.current);
      return () => observer.disconnect();
    }, [near, moved]);

    useEffect(() => {
      if (!near) return;
      const comeIn = async () => {
        if (!prerendered) await turn();
        const part = await loadOnce();
        if (!prerendered) return startTransition(() => setPart(() => part));
        const touched = ref.current && touchedIn(ref.current);
        flushSync(() => setPart(() => part));
        if (touched && ref.current) restore(touched, ref.current);
      };
      comeIn().catch(() => setFailed(true));
    }, [near, prerendered]);

    useEffect(() => () => void loadForReturn(), []);

    if (Part) {
      return (
        <div key="part" ref={ref} className={`part ${room}`}>
          <Part {...props} />
        </div>
      );
    }
    if (failed && !prerendered) {
      return (
        <div id={id} className="wrap py-16">
          <p className="mb-4 text-muted">This part of the page could not be fetched.</p>
          <Button variant="line" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </div>
      );
    }
    // Where its code can't be fetched, what stands there can still be read.
    return (
      <div
        key="standing"
        ref={ref}
        id={prerendered ? undefined : id}
        className={`part ${prerendered ? "standing " : ""}${room}`}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which tells React to leave what stands there
        dangerouslySetInnerHTML={prerendered ? { __html: "" } : undefined}
      />
    );
  }
  return Object.assign(Late, { load: loadOnce });
}
