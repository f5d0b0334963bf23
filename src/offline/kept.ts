/** Named once: the build writes the list wherever its name stands. */
export const kept = __KEPT__;
