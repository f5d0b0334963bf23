export const TURN_FRAMES = 24;

/** The frame that is shown after turning by some frames, also fractions of one; a full turn comes back to the first. */
export const frameAt = (position: number): number => ((Math.round(position) % TURN_FRAMES) + TURN_FRAMES) % TURN_FRAMES;

export const degreesOf = (frame: number): number => (frame * 360) / TURN_FRAMES;

/** How far a key turns, in frames; undefined for other keys. Home is the front again. */
export function turnByKey(key: string, position: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 6,
    PageDown: -6,
    Home: -frameAt(position),
    End: TURN_FRAMES - 1 - frameAt(position),
  };
  return steps[key];
}
