import { type RefObject, useEffect, useRef, useState } from "react";

/** True until the observer has reported, as in the prerendered page. */
export function useInView<E extends Element>(rootMargin = "0px"): { ref: RefObject<E | null>; inView: boolean } {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting !== false), {
      rootMargin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [rootMargin]);
  return { ref, inView };
}
