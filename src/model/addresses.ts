/** Addresses that no list of pages has. Apart from the site map, so that the frame does not bring the catalogue along. */

/** Shown where there is no network and the page asked for has not been kept. Served like a page, and listed nowhere. */
export const offlinePath = "/offline";

/** The picture that goes with a link where it is shared. */
export const shareCardPath = (name: string): string => `/share/${name}.jpg`;
