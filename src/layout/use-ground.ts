import { useEffect, useState } from "react";

/** Calls back with the classes of the section that spans the window at the height `edge`. */
function observeGround(edge: number, onGround: (classes: string) => void) {
  const under = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const spans = boundingClientRect.width >= (rootBounds?.width ?? 0);
        if (isIntersecting && spans) under.add(target);
        else under.delete(target);
      }
      onGround(
        [...under]
          .at(-1)
          ?.className.match(/\bground-\w+/g)
          ?.join(" ") ?? "",
      );
    },
    { rootMargin: `-${edge}px 0px ${edge + 1 - window.innerHeight}px` },
  );
  for (const each of document.querySelectorAll("#root [class*='ground-']")) observer.observe(each);
  return () => observer.disconnect();
}

/** The `ground-*` classes of the section under the header's lower edge, which is where a hash link scrolls to. */
export function useGround(): string {
  const [ground, setGround] = useState("");
  useEffect(() => {
    const observe = () => observeGround(document.querySelector("header")?.clientHeight ?? 0, setGround);
    let stop = observe();
    const restart = () => {
      stop();
      stop = observe();
    };
    window.addEventListener("resize", restart);
    return () => {
      window.removeEventListener("resize", restart);
      stop();
    };
  }, []);
  return ground;
}
