import { useEffect } from "react";
import { useAddress } from "../navigation/use-navigation.ts";

// Browsers refuse an address that changes at every key.
const QUIET_MS = 200;

const waiting = new Set<() => void>();

/** For who is about to copy the address: what was typed a moment ago is in it then. */
export function writeAddressNow() {
  for (const write of waiting) write();
}

/**
 * Keeps a choice in the address, without a visit to the history. `write` makes the new search out of the present one.
 * A jump within the page drops the search, so it is written again after each.
 */
export function useAddressWriter(write: (search: string) => string) {
  const { key, pathname: page } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the address, which changed outside
  useEffect(() => {
    const writeNow = () => {
      waiting.delete(writeNow);
      const { pathname, search, hash } = window.location;
      // On the way to another page the address is already that page's.
      if (pathname !== page) return;
      const next = write(search);
      if (next !== search.slice(1))
        window.history.replaceState(window.history.state, "", `${pathname}${next && "?"}${next}${hash}`);
    };
    waiting.add(writeNow);
    const timer = setTimeout(writeNow, QUIET_MS);
    return () => {
      clearTimeout(timer);
      waiting.delete(writeNow);
    };
  }, [write, key, page]);
}
