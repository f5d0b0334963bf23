import { type PictureName, pictures } from "./manifest.gen.ts";

export type PictureFormat = "avif" | "webp";

/** Where a picture's file of one width is; its hash lets hosts keep it for ever. */
export const pictureAddress = (name: PictureName, width: number, format: PictureFormat): string =>
  `/pictures/${name}-${pictures[name].hash}-${width}.${format}`;

/** The largest file that every reader of pictures understands. */
export const largestPicture = (name: PictureName): string =>
  pictureAddress(name, Math.max(...pictures[name].widths), "webp");
