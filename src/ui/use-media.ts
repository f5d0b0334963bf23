import { useCallback, useSyncExternalStore } from "react";

type Media = { list: MediaQueryList; matches: boolean };

const known = new Map<string, Media>();

/** Asked for at every render, so each is made once, and its answer is kept: browsers reckon it out anew. */
function mediaOf(query: string): Media {
  const found = known.get(query);
  if (found) return found;
  const list = window.matchMedia(query);
  const media = { list, matches: list.matches };
  list.addEventListener("change", () => {
    media.matches = list.matches;
  });
  known.set(query, media);
  return media;
}

/** Follows a media query; `atBuild` is its answer in the prerendered page. */
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
