/** Query parameters. In their own file, so that the fold can check them without loading the calculation. */
export const inputNames = ["panels", "strings", "voc", "vmp", "imp", "voctc", "vmptc", "cold", "hot"] as const;

export type InputName = (typeof inputNames)[number];
