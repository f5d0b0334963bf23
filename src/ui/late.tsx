import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

const NEAR = "900px 0px";

type LateProps<Props> = Props & {
  /** Keeps room for the part where no prerendered markup holds it: after a change of page. */
  reserve?: string;
};

/**
 * A part of a page whose code comes when it nears the screen. Until then its prerendered markup stands untouched.
 * React would keep it too, inside a Suspense boundary, but then every jump within the page waits for the part's code.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (import.meta.env.SSR) {
    const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
    return function Prerendered(props: LateProps<Props>) {
      return (
        <div>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      );
    };
  }
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: LateProps<Props>) {
    const hydrated = useHydrated();
    const ref = useRef<HTMLDivElement>(null);
    const [prerendered] = useState(!hydrated);
    const [near, setNear] = useState(hydrated);
    const [Part, setPart] = useState(() => (hydrated ? loaded : undefined));

    useEffect(() => {
      if (near || !ref.current) return;
      const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
        rootMargin: NEAR,
      });
      observer.observe(ref.current);
      return () => observer.disconnect();
    }, [near]);

    useEffect(() => {
      if (!near) return;
      // Without the part's code what stands there can still be read.
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {},
      );
    }, [near]);

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
        className={prerendered ? undefined : props.reserve}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which tells React to leave what stands there
        dangerouslySetInnerHTML={prerendered ? { __html: "" } : undefined}
      />
    );
  };
}
