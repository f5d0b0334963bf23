// Written by "npm run images".
/** The part of the packshot that a turntable's frames show: left, top, right, bottom. */
export const turnBoxes = {
  "turn-62": [0.275, 0.225, 0.795, 0.945],
} as const;
