const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"];

let moved = false;

export const hasMoved = (): boolean => moved;

/** A page that appears under a resting mouse is told of it as of a move. */
const isStill = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

export function onMove(tell: () => void) {
  const see = (event: Event) => {
    if (isStill(event)) return;
    stop();
    moved = true;
    tell();
  };
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, see);
  };
  for (const sign of SIGNS) window.addEventListener(sign, see, { passive: true });
  return stop;
}

export const whenMoved = (): Promise<void> =>
  new Promise((resolve) => {
    if (moved) return resolve();
    onMove(resolve);
  });
