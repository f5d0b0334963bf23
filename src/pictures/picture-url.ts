import { type PictureName, pictures } from "./manifest.gen.ts";

export type PictureFormat = "avif" | "webp";

/** The hash makes the file immutable. */
export const pictureUrl = (name: PictureName, width: number, format: PictureFormat): string =>
  `/pictures/${name}-${pictures[name].hash}-${width}.${format}`;

/** As WebP, for readers that may not know AVIF. */
export const largestPicture = (name: PictureName): string =>
  pictureUrl(name, Math.max(...pictures[name].widths), "webp");
