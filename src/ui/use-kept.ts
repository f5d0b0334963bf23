import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** For as long as the document lives. Nothing is kept when a prerendered page is taken over, which was made without it. */
const kept = new Map<string, unknown>();

/** State that outlives its part of the page: whoever goes on and comes back finds it as they left it, and as far down. */
export function useKept<Value>(name: string, first: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : first));
  useEffect(() => {
    kept.set(name, value);
  }, [name, value]);
  return [value, setValue];
}
