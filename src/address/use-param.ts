import { replaceSearch, useSearch } from "./use-search.ts";

/** A query with one choice changed and the others kept. Commas stay commas, so that an address can be read. */
export function withParam(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.toString().replaceAll("%2C", ",");
}

/** A choice kept in the address. */
export function useParam(name: string) {
  const value = new URLSearchParams(useSearch()).get(name);
  /** Reads the address as it is now: a second press may come before the first is rendered. */
  const change = (next: (now: string | null) => string) => {
    const { search } = window.location;
    replaceSearch(withParam(search, name, next(new URLSearchParams(search).get(name))));
  };
  return [value, change] as const;
}
