import { type PointerEvent, useRef } from "react";

const MIN_DISTANCE_PX = 48;

/** Horizontal swipes by touch or pen: 1 for the next, -1 for the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === "mouse" || !event.isPrimary ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === undefined) return;
      const moved = event.clientX - from.current;
      from.current = undefined;
      if (Math.abs(moved) > MIN_DISTANCE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
