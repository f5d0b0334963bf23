import { useCallback, useSyncExternalStore } from "react";

type Media = { list: MediaQueryList; matches: boolean };

const cache = new Map<string, Media>();

/** Cached, since `.matches` is recomputed on each read and this is read at every render. */
function mediaOf(query: string): Media {
  const found = cache.get(query);
  if (found) return found;
  const list = window.matchMedia(query);
  const media = { list, matches: list.matches };
  list.addEventListener("change", () => {
    media.matches = list.matches;
  });
  cache.set(query, media);
  return media;
}

/** `atBuild` is the value in the prerendered page. */
export function useMedia(query: string, atBuild: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { list } = mediaOf(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => atBuild,
  );
}
