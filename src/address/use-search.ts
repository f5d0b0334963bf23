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

/** The query of the address; empty while hydrating, since the page was prerendered without one. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );

/** Changes the query without a history entry: Back leaves the page, however often a choice was changed. */
export function replaceSearch(search: string) {
  const { pathname, search: present, hash } = window.location;
  const next = search && `?${search.replace(/^\?/, "")}`;
  if (next === present) return;
  history.replaceState(history.state, "", `${pathname}${next}${hash}`);
  notify();
}
