import { useEffect } from "react";
import { replaceSearch, useSearch } from "./use-search.ts";

// Browsers refuse an address that changes at every key.
const QUIET_MS = 200;

const waiting = new Set<() => void>();

/** Before the address is copied: what was typed a moment ago is in it then. */
export function writeAddressNow() {
  for (const write of waiting) write();
}

/** Keeps a choice in the address. `write` makes the new query out of the present one; a hash link drops it, so it is written again. */
export function useAddressWriter(write: (search: string) => string) {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the query has changed elsewhere
  useEffect(() => {
    const writeNow = () => {
      waiting.delete(writeNow);
      replaceSearch(write(window.location.search));
    };
    waiting.add(writeNow);
    const timer = setTimeout(writeNow, QUIET_MS);
    return () => {
      clearTimeout(timer);
      waiting.delete(writeNow);
    };
  }, [write, search]);
}
