import { offlinePath } from "../model/addresses.ts";

/** A browser may think that it has a network when nobody answers; then the service worker has served its own page. */
export const isOffline = (): boolean =>
  !navigator.onLine || document.querySelector(`#root[data-path="${offlinePath}"]`) !== null;
