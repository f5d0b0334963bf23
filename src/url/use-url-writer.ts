import { useEffect } from "react";
import { pendingWrites } from "./pending-writes.ts";
import { replaceSearch, useSearch } from "./use-search.ts";

// Safari throws if replaceState is called too often.
const DEBOUNCE_MS = 200;

/** Keeps state in the query. `write` maps the current query to the new one, also after a link has dropped our parameters. */
export function useUrlWriter(write: (search: string) => string) {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the query has changed elsewhere
  useEffect(() => {
    const writeNow = () => {
      pendingWrites.delete(writeNow);
      replaceSearch(write(window.location.search));
    };
    pendingWrites.add(writeNow);
    const timer = setTimeout(writeNow, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      pendingWrites.delete(writeNow);
    };
  }, [write, search]);
}
