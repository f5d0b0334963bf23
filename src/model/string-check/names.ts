/** What can be typed, by its name in the address. Apart from the rules, so that a page can look for them without loading those. */
export const inputNames = ["panels", "strings", "voc", "vmp", "imp", "voctc", "vmptc", "cold", "hot"] as const;

export type InputName = (typeof inputNames)[number];
