/** Each has a folder of its own in content/. The first is the language of the specification. */
export const languages = ["en"] as const;

export type Language = (typeof languages)[number];
