import { useSyncExternalStore } from "react";
import { onScreenFirst } from "./on-screen-first.ts";

export type Theme = "light" | "dark";

const KEY = "flare:theme";
const system = (): Theme => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
/** Set by public/theme.js; until that has come, the styles follow the system. */
const read = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? system();

export function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, read, () => "light");

/** Remembers a choice, unless it is what the system asks for anyway. */
export function chooseTheme(theme: Theme) {
  onScreenFirst(() => {
    document.documentElement.dataset.theme = theme;
  });
  try {
    if (theme === system()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where storage is blocked the choice lasts as long as the page.
  }
}

export const chosenTheme = () => (localStorage.getItem(KEY) ?? undefined) as Theme | undefined;
