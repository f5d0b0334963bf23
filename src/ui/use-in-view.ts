import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element is anywhere on the screen; it counts as in view until the browser has looked. */
export function useInView<E extends Element>(): { ref: RefObject<E | null>; inView: boolean } {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting !== false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}
