/** The og:image of a page. */
export const shareCardPath = (name: string): string => `/share/${name}.jpg`;
