import { useSyncExternalStore } from "react";

const HALF_A_MINUTE = 30_000;
let now: Date | undefined;

function subscribe(changed: () => void) {
  const timer = setInterval(() => {
    now = new Date();
    changed();
  }, HALF_A_MINUTE);
  return () => {
    clearInterval(timer);
    now = undefined;
  };
}

function read(): Date {
  now ??= new Date();
  return now;
}

/** Undefined in the prerendered page. Updates twice a minute. */
export const useNow = (): Date | undefined => useSyncExternalStore(subscribe, read, () => undefined);
