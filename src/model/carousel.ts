export const SLIDE_INTERVAL_MS = 5000;
/** How long before its turn a slide's picture is asked for. */
export const SLIDE_AHEAD_MS = 2000;

/** The slide `step` away, wrapping around at both ends. */
export const slideAt = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;
