/** The picture that goes with a link where it is shared. */
export const shareCardPath = (name: string): string => `/share/${name}.jpg`;
