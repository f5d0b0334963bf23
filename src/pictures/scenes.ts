import { type PictureName, pictures } from "./manifest.gen.ts";

/** A picture that fills the screen: it has a tall edition for phones, and words keep clear of its subject. */
export type Scene = { [Name in PictureName]: `${Name}-tall` extends PictureName ? Name : never }[PictureName];

export const scenes = (Object.keys(pictures) as PictureName[]).filter(
  (name): name is Scene => `${name}-tall` in pictures,
);
