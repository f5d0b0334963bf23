import { useEffect, useState } from "react";

/** The classes of the ground (styles/tokens.css) under the header: those of the section that spans the window there. */
export function useGround(): string {
  const [ground, setGround] = useState("");
  useEffect(() => {
    const under = new Set<Element>();
    // A strip through the header's middle.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const spans = boundingClientRect.width >= (rootBounds?.width ?? 0);
          if (isIntersecting && spans) under.add(target);
          else under.delete(target);
        }
        setGround(
          [...under]
            .at(-1)
            ?.className.match(/\bground-\w+/g)
            ?.join(" ") ?? "",
        );
      },
      { rootMargin: "-4% 0px -95%" },
    );
    for (const each of document.querySelectorAll("#root [class*='ground-']")) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return ground;
}
