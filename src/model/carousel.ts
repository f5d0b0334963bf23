export const SLIDE_INTERVAL_MS = 5000;

/** The slide `step` away, wrapping around at both ends. */
export const slideAt = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;
