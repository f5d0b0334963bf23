import { type RefObject, useEffect } from "react";
import { stepByScroll } from "./day.ts";

/** Moves the day on while the visitor scrolls past the house. */
export function useDayByScroll(house: RefObject<HTMLElement | null>, active: boolean, onStep: (step: number) => void) {
  useEffect(() => {
    if (!active) return;
    const follow = () => {
      if (!house.current) return;
      const { top, height } = house.current.getBoundingClientRect();
      onStep(stepByScroll((innerHeight - top) / (innerHeight + height)));
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [house, active, onStep]);
}
