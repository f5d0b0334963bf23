import { useSyncExternalStore } from "react";
import { darkMedia } from "./dark-media.ts";
import { type PictureName, pictures } from "./manifest.gen.ts";

/** The same view by night, if there is one. */
export function darkEdition(name: PictureName): PictureName | undefined {
  const dark = `${name}-dark`;
  return dark in pictures ? (dark as PictureName) : undefined;
}

function watchChoice(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const choice = () => document.documentElement.dataset.theme;
const noChoice = () => undefined;

/** For the system's theme during hydration, then for the chosen one. */
export const useDarkMedia = (): string => darkMedia(useSyncExternalStore(watchChoice, choice, noChoice));
