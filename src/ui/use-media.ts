import { useCallback, useSyncExternalStore } from "react";

const lists = new Map<string, MediaQueryList>();

/** Asked for at every render, so each is made once. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Follows a media query; `atBuild` is its answer in the prerendered page. */
export function useMedia(query: string, atBuild: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => atBuild,
  );
}
