import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while prerendering and hydrating, then true. For content that depends on the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
