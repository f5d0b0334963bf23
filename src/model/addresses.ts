/** The share picture of pages without one of their own. */
export const SITE_CARD = "flare";

/** The og:image of a page. */
export const shareCardPath = (name: string): string => `/share/${name}.jpg`;
