import { type RefObject, useEffect, useRef } from "react";
import { elementOf } from "../navigation/scroll.ts";
import { useAddress } from "../navigation/use-navigation.ts";

/** Moves focus to where a visitor has gone: what the hash names (opened, if it is folded), else the new page's heading. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { key, pathname, hash } = useAddress();
  const last = useRef({ key, pathname });
  useEffect(() => {
    const { key: lastKey, pathname: lastPathname } = last.current;
    last.current = { key, pathname };
    const named = elementOf(hash);
    if (named instanceof HTMLDetailsElement) named.open = true;
    if (key === lastKey) return;
    const target = named ?? (pathname === lastPathname ? null : main.current?.querySelector("h1"));
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, pathname, hash, main]);
}
