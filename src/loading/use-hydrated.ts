import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while it is taken over, true ever after: what only the browser knows waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
