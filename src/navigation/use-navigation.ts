import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { Address } from "./address.ts";
import type { Navigator } from "./navigator.ts";

const NavigationContext = createContext<Navigator | undefined>(undefined);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigator(): Navigator {
  const navigator = useContext(NavigationContext);
  if (!navigator) throw new Error("There is no NavigationProvider around this component");
  return navigator;
}

function useShown<Part>(part: (shown: ReturnType<Navigator["shown"]>) => Part): Part {
  const { subscribe, shown } = useNavigator();
  const read = () => part(shown());
  return useSyncExternalStore(subscribe, read, read);
}

export const useAddress = (): Address => useShown(({ address }) => address);

/** For those whom a change of the query does not concern. */
export const usePathname = (): string => useShown(({ address }) => address.pathname);

export const usePage = () => useShown(({ page }) => page);

/** For the frame of all pages: says when the page that was asked for is on the screen. */
export function useDrawn() {
  const { drawn } = useNavigator();
  const { key } = useAddress();
  useLayoutEffect(() => drawn(key), [drawn, key]);
}

/** Whether the page is shown further down than at its top. */
export const useWhole = (): boolean => useShown(({ whole }) => whole);

/** Whether the visitor is just going to that page, or coming from it. */
export const useFading = (path: string): boolean => useShown(({ fading }) => fading?.includes(path) ?? false);
