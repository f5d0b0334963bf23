/** `base` is what paths in the language begin with, such as "/hi". */
export type PrecacheList = Record<"pages" | "files" | "pictures", readonly string[]> & {
  base: string;
  offline: string;
};

/** Read only here, so that the build inlines the lists once. */
const precacheLists = __PRECACHE__;

const isIn = (base: string, pathname: string) => pathname === base || pathname.startsWith(`${base}/`);

/** The list of a page's language: English, which has no base, if no other matches. */
export const precacheFor = (pathname: string): PrecacheList | undefined =>
  precacheLists.find(({ base }) => base !== "" && isIn(base, pathname)) ??
  precacheLists.find(({ base }) => base === "");
