import { type RefObject, useEffect, useRef, useState } from "react";

function watch(element: Element | null, tell: (inView: boolean) => void) {
  if (!element) return;
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting !== false));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is anywhere on the screen; it counts as in view until the browser has looked. */
export function useInView<E extends Element>(): { ref: RefObject<E | null>; inView: boolean } {
  const ref = useRef<E>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => watch(ref.current, setInView), []);
  return { ref, inView };
}

/** Whether another section of the page is on the screen; not until the browser has looked. */
export function useSeen(id: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => watch(document.getElementById(id), setSeen), [id]);
  return seen;
}
