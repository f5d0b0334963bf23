const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"];

let moved = false;

export const hasMoved = (): boolean => moved;

export function onMove(tell: () => void) {
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
    if (moved) return resolve();
    const stop = onMove(() => {
      stop();
      resolve();
    });
  });
