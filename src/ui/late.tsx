import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

const NEAR = "1400px 0px";

/** What a visitor has opened or gone to in markup that React is about to replace. */
type Touched = { opened: string[]; focused: string | undefined };

function touchedIn(standing: HTMLElement): Touched {
  const opened = [...standing.querySelectorAll("details[open][id]")].map(({ id }) => id);
  const active = document.activeElement;
  return { opened, focused: active && standing.contains(active) ? active.id : undefined };
}

function restore({ opened, focused }: Touched) {
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

type Place = {
  /** The anchor of the part, and the room it takes, where no prerendered markup stands: after a change of page. */
  id?: string;
  reserve?: string;
};

/**
 * A part of a page whose code comes when it nears the screen. Until then its prerendered markup stands untouched.
 * React would keep it too, inside a Suspense boundary, but then every jump within the page waits for the part's code.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, { id, reserve }: Place = {}) {
  if (import.meta.env.SSR) {
    const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
    const Prerendered = (props: Props) => (
      <div>
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

  function Late(props: Props) {
    const hydrated = useHydrated();
    const ref = useRef<HTMLDivElement>(null);
    const touched = useRef<Touched>(undefined);
    const [prerendered] = useState(!hydrated);
    const [near, setNear] = useState(hydrated);
    const [Part, setPart] = useState(() => (hydrated ? loaded : undefined));

    useEffect(() => {
      if (near || !ref.current) return;
      // A busy browser tells several changes at once; the last is how things stand.
      const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
        rootMargin: NEAR,
      });
      observer.observe(ref.current);
      return () => observer.disconnect();
    }, [near]);

    useEffect(() => {
      if (!near) return;
      loadOnce().then(
        (part) => {
          if (ref.current) touched.current = touchedIn(ref.current);
          setPart(() => part);
        },
        // Without the part's code what stands there can still be read.
        () => {},
      );
    }, [near]);

    useLayoutEffect(() => {
      if (Part && touched.current) restore(touched.current);
    }, [Part]);

    // Whoever leaves the page may come back to this very part.
    useEffect(() => () => void loadOnce().catch(() => {}), []);

    if (Part) {
      return (
        <div key="part">
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        key="standing"
        ref={ref}
        id={prerendered ? undefined : id}
        className={prerendered ? undefined : reserve}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which tells React to leave what stands there
        dangerouslySetInnerHTML={prerendered ? { __html: "" } : undefined}
      />
    );
  }
  return Object.assign(Late, { load: loadOnce });
}
