import { replaceSearch, useSearch } from "./use-search.ts";

/** Sets or removes one parameter. Commas stay unescaped, to keep URLs readable. */
export function withParam(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.toString().replaceAll("%2C", ",");
}

/** State in a query parameter. */
export function useParam(name: string) {
  const value = new URLSearchParams(useSearch()).get(name);
  // Reads location, not `value`: a second click may come before the first is rendered.
  const change = (next: (now: string | null) => string) => {
    const { search } = window.location;
    replaceSearch(withParam(search, name, next(new URLSearchParams(search).get(name))));
  };
  return [value, change] as const;
}
