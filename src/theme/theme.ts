import { useSyncExternalStore } from "react";
import { prefersDark, showTheme, THEME_KEY, type Theme } from "./apply-theme.ts";

const systemTheme = (): Theme => (prefersDark().matches ? "dark" : "light");
const shownTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? systemTheme();

export function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const preference = prefersDark();
  preference.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    preference.removeEventListener("change", changed);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, shownTheme, () => "light");

function store(choice: Theme | undefined) {
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/** Choosing the system's theme clears the choice, so the page follows the system again. */
export function chooseTheme(theme: Theme) {
  const choice = theme === systemTheme() ? undefined : theme;
  showTheme(choice);
  store(choice);
}
