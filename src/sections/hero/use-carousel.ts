import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { SLIDE_INTERVAL_MS, SLIDE_PRELOAD_MS, slideAt } from "../../model/carousel.ts";
import { useMedia } from "../../ui/use-media.ts";
import { usePageVisible } from "../../ui/use-page-visible.ts";
import { useSwipe } from "../../ui/use-swipe.ts";

const arrows: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which slide shows, and when the next one comes. Each visit to a slide has its own number, so choosing restarts the wait. */
export function useCarousel(count: number) {
  const [{ index, visit }, setShown] = useState({ index: 0, visit: 0 });
  const [turning, setTurning] = useState(-1);
  const [paused, setPaused] = useState(false);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const still = useMedia("(prefers-reduced-motion: reduce)", true);
  const visible = usePageVisible();

  const show = (next: number) => setShown((now) => ({ index: next, visit: now.visit + 1 }));
  const swipe = useSwipe((step) => show(slideAt(index, step, count)));
  const playing = !paused && !still;
  const waiting = keyboardInside || !visible;

  useEffect(() => {
    if (!playing || waiting) return;
    const ahead = setTimeout(() => setTurning(visit), SLIDE_INTERVAL_MS - SLIDE_PRELOAD_MS);
    const turn = setTimeout(() => setShown({ index: slideAt(index, 1, count), visit: visit + 1 }), SLIDE_INTERVAL_MS);
    return () => {
      clearTimeout(ahead);
      clearTimeout(turn);
    };
  }, [playing, waiting, index, visit, count]);

  return {
    index,
    /** The slide whose turn is about to come. */
    soon: turning === visit ? slideAt(index, 1, count) : undefined,
    show,
    playing,
    /** Turning by itself just now: what is chosen meanwhile is told, what comes by itself is not. */
    turns: playing && !waiting,
    still,
    togglePaused: () => setPaused(!paused),
    /** For the element around everything: keyboard focus inside waits, arrows and swipes move. */
    frame: {
      onFocus: (event: FocusEvent) => setKeyboardInside(event.target.matches(":is(a, button):focus-visible")),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setKeyboardInside(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : arrows[event.key];
        if (step) show(slideAt(index, step, count));
      },
      ...swipe,
      onPointerDown: (event: PointerEvent) => {
        setKeyboardInside(false);
        swipe.onPointerDown(event);
      },
    },
  };
}
