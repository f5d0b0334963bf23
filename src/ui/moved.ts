import { firstShown } from "./painted.ts";

const SIGNS = ["scroll", "pointerdown", "keydown"];
/** Not before something is shown: the first frame would wait to hear of a mouse that rests where the page appears. */
const SIGN_ONCE_SHOWN = "pointermove";

let moved = false;

export const hasMoved = (): boolean => moved;

/** A page that appears under a resting mouse is told of it as of a move. */
const isStill = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

export function onMove(tell: () => void) {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = () => ended.abort();
  const see = (event: Event) => {
    if (isStill(event)) return;
    stop();
    moved = true;
    tell();
  };
  const watch = (sign: string) => window.addEventListener(sign, see, { passive: true, signal });
  for (const sign of SIGNS) watch(sign);
  firstShown().then(() => watch(SIGN_ONCE_SHOWN));
  return stop;
}

export const whenMoved = (): Promise<void> =>
  new Promise((resolve) => {
    if (moved) return resolve();
    onMove(resolve);
  });
