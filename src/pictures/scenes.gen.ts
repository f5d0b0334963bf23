// Written by "npm run images".
/** Pictures that fill the screen. Each has a tall edition for phones, and words keep clear of its subject. */
export const scenes = {
  golden: { headline: "cream", words: "cream", sky: "umber" },
  night: { headline: "cream", words: "cream", sky: "night" },
  noon: { headline: "ink", words: "ink", sky: "haze" },
  service: { headline: "cream", words: "cream", sky: "umber" },
  sunrise: { headline: "ink", words: "cream", sky: "cream" },
} as const;

export type Scene = keyof typeof scenes;
