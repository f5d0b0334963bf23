import { useSyncExternalStore } from "react";
import { stayOnPage } from "../navigation/stay-on-page.ts";

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener("popstate", notify);
    stayOnPage(notify);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** location.search; empty while hydrating, as in the prerendered page. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/** Adds no history entry, so Back leaves the page however often a choice was changed. */
export function replaceSearch(search: string) {
  const { pathname, search: current, hash } = window.location;
  const next = search && `?${search.replace(/^\?/, "")}`;
  if (next === current) return;
  history.replaceState(history.state, "", `${pathname}${next}${hash}`);
  notify();
}
