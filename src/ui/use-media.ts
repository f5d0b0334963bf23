import { useCallback, useSyncExternalStore } from "react";

/** Follows a media query; `atBuild` is its answer in the prerendered page. */
export function useMedia(query: string, atBuild: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atBuild,
  );
}
