import { useAddress, useNavigator } from "../navigation/use-navigation.ts";
import { useHydrated } from "./use-hydrated.ts";

/** A query with one choice changed and the others kept. Commas stay commas, so that an address can be read. */
export function withParam(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.toString().replaceAll("%2C", ",");
}

/** A choice kept in the address; nothing while a prerendered page, which was made without it, is taken over. */
export function useParam(name: string) {
  const address = useAddress();
  const navigator = useNavigator();
  const value = useHydrated() ? new URLSearchParams(address.search).get(name) : null;
  /** Goes by the address as it is now: a second press may come before the first is drawn. */
  const change = (next: (now: string | null) => string) => {
    const { search } = window.location;
    const now = new URLSearchParams(search).get(name);
    navigator.go({ search: withParam(search, name, next(now)) }, { stay: true });
  };
  return [value, change] as const;
}
