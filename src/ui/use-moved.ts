import { useSyncExternalStore } from "react";

const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"];

let moved = false;

function subscribe(tell: () => void) {
  const see = () => {
    moved = true;
    tell();
  };
  for (const sign of SIGNS) window.addEventListener(sign, see, { once: true, passive: true });
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, see);
  };
}

export const whenMoved = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/** Whether the visitor has begun to move about: until then, nothing below the screen need be fetched. */
export const useMoved = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => moved,
    () => false,
  );
