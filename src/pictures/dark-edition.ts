import { useSyncExternalStore } from "react";
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

/** Follows the system, so that one edition is downloaded; once hydrated, the visitor's choice. On paper always light. */
export function useDarkMedia(): string {
  const chosen = useSyncExternalStore(watchChoice, choice, noChoice);
  if (chosen) return chosen === "dark" ? "screen" : "not all";
  return "screen and (prefers-color-scheme: dark)";
}
