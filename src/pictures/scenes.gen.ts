// Written by "npm run images".
/** Pictures that fill the screen. Each has a tall edition for phones, and words keep clear of its subject. */
export const scenes = {
  golden: { headline: "cream", words: "cream", sky: "umber", lead: "foot" },
  night: { headline: "cream", words: "cream", sky: "night", lead: "foot" },
  noon: { headline: "ink", words: "ink", sky: "haze", lead: "sky" },
  service: { headline: "cream", words: "cream", sky: "umber", lead: "foot" },
  sunrise: { headline: "ink", words: "cream", sky: "cream", lead: "foot" },
} as const;

export type Scene = keyof typeof scenes;
