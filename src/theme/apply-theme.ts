import { chosenTheme, watchChosenTheme } from "../pictures/dark-media.ts";
import { siteStorage } from "../storage/safe-storage.ts";

export type Theme = "light" | "dark";

export const THEME_KEY = "flare:theme";
const prefersDark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The visitor's choice, if any. */
export function storedTheme(): Theme | undefined {
  const theme = siteStorage.read(THEME_KEY);
  return theme === "light" || theme === "dark" ? theme : undefined;
}

/** Without a theme the styles follow the system. */
export function showTheme(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function watchTheme(changed: () => void) {
  const stop = watchChosenTheme(changed);
  const preference = prefersDark();
  preference.addEventListener("change", changed);
  return () => {
    stop();
    preference.removeEventListener("change", changed);
  };
}

export const systemTheme = (): Theme => (prefersDark().matches ? "dark" : "light");
export const shownTheme = (): Theme => (chosenTheme() as Theme | undefined) ?? systemTheme();

export function applyTheme() {
  const themeColor = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const showStoredTheme = () => showTheme(storedTheme());
  const updateThemeColor = () => {
    if (themeColor) themeColor.content = themeColor.dataset[shownTheme()] ?? "";
  };
  showStoredTheme();
  updateThemeColor();
  watchTheme(updateThemeColor);
  window.addEventListener("storage", showStoredTheme);
}
