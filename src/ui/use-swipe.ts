import { type PointerEvent, useRef } from "react";

const FAR_ENOUGH_PX = 48;

/** Handlers that tell a sideways swipe of a finger or pen: 1 to the next, -1 to the one before. */
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
      if (Math.abs(moved) > FAR_ENOUGH_PX) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
