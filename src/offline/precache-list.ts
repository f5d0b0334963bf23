/** Exported from one file so that the build inlines the list only once. */
export const precache = __PRECACHE__;
