export const SLIDE_INTERVAL_MS = 5000;
/** How long before a slide is shown its picture starts to load. */
export const SLIDE_PRELOAD_MS = 2000;

/** The slide `step` away, wrapping around at both ends. */
export const slideAt = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;
