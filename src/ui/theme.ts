import { useSyncExternalStore } from "react";
import { onScreenFirst } from "./on-screen-first.ts";

export type Theme = "light" | "dark";

const KEY = "flare:theme";
const read = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme in force; public/theme.js has set it before the first paint. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => "light");

/** Remembers a choice, unless it is what the system asks for anyway. */
export function chooseTheme(theme: Theme) {
  onScreenFirst(() => {
    document.documentElement.dataset.theme = theme;
  });
  const system: Theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  try {
    if (theme === system) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where storage is blocked the choice lasts as long as the page.
  }
}
