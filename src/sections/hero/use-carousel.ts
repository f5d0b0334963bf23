import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { SLIDE_INTERVAL_MS, SLIDE_PRELOAD_MS, slideAt } from "../../model/carousel.ts";
import { useMedia } from "../../ui/use-media.ts";
import { usePageVisible } from "../../ui/use-page-visible.ts";
import { useSwipe } from "../../ui/use-swipe.ts";

const arrows: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** `changes` is counted, so that choosing the current slide again restarts the timer. */
export function useCarousel(count: number) {
  const [{ index, changes }, setShown] = useState({ index: 0, changes: 0 });
  const [preloadingChange, setPreloadingChange] = useState(-1);
  const [paused, setPaused] = useState(false);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)", true);
  const visible = usePageVisible();

  const show = (next: number) => setShown((now) => ({ index: next, changes: now.changes + 1 }));
  const swipe = useSwipe((step) => show(slideAt(index, step, count)));
  const playing = !paused && !reducedMotion;
  const waiting = keyboardInside || !visible;

  useEffect(() => {
    if (!playing || waiting) return;
    const preloadTimer = setTimeout(() => setPreloadingChange(changes), SLIDE_INTERVAL_MS - SLIDE_PRELOAD_MS);
    const advanceTimer = setTimeout(
      () => setShown({ index: slideAt(index, 1, count), changes: changes + 1 }),
      SLIDE_INTERVAL_MS,
    );
    return () => {
      clearTimeout(preloadTimer);
      clearTimeout(advanceTimer);
    };
  }, [playing, waiting, index, changes, count]);

  return {
    index,
    /** The slide to preload. */
    preloading: preloadingChange === changes ? slideAt(index, 1, count) : undefined,
    show,
    playing,
    /** Advancing automatically, which must not be announced; a change by the visitor is. */
    autoAdvancing: playing && !waiting,
    reducedMotion,
    togglePaused: () => setPaused(!paused),
    /** Props for the section: keyboard focus inside pauses, arrow keys and swipes change the slide. */
    sectionProps: {
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
