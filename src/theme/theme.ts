import { useSyncExternalStore } from "react";
import { systemsNight, THEME_KEY, type Theme } from "./apply-theme.ts";

const system = (): Theme => (systemsNight().matches ? "dark" : "light");
/** The page says what was chosen (apply-theme.ts); without a choice its styles follow the system. */
const read = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? system();

export function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const preference = systemsNight();
  preference.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    preference.removeEventListener("change", changed);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, read, () => "light");

function remember(choice: Theme | undefined) {
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Where storage is blocked the choice lasts as long as the page.
  }
}

/** To choose what the system asks for anyway is to follow it again. */
export function chooseTheme(theme: Theme) {
  const choice = theme === system() ? undefined : theme;
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
  remember(choice);
}

export const chosenTheme = () => (localStorage.getItem(THEME_KEY) ?? undefined) as Theme | undefined;
