import { useSyncExternalStore } from "react";
import { chosenTheme, darkMedia, watchChosenTheme } from "./dark-media.ts";
import { type PictureName, pictures } from "./manifest.gen.ts";

/** The same view by night, if there is one. */
export function darkEdition(name: PictureName): PictureName | undefined {
  const dark = `${name}-dark`;
  return dark in pictures ? (dark as PictureName) : undefined;
}

const noTheme = () => undefined;
const noUpdates = () => () => {};

/** The media query of dark editions: during hydration for the system's theme, then for the chosen one. */
export const useDarkMedia = (): string => darkMedia(useSyncExternalStore(watchChosenTheme, chosenTheme, noTheme));

/** The same for `source` elements, without a render when the theme changes: applyThemeToPictures() updates them. */
export const useDarkSourceMedia = (): string => darkMedia(useSyncExternalStore(noUpdates, chosenTheme, noTheme));
