// Written by "npm run images".
/** The part of the packshot that a turntable's frames show: left, top, right, bottom. */
export const turnBoxes = {
  "turn-102": [0.235, 0.08, 0.85, 0.965],
  "turn-42": [0.3, 0.29, 0.765, 0.94],
  "turn-62": [0.275, 0.225, 0.795, 0.945],
  "turn-82": [0.255, 0.155, 0.82, 0.955],
} as const;
