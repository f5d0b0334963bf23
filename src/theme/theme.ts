import { useSyncExternalStore } from "react";
import { siteStorage } from "../storage/safe-storage.ts";
import { shownTheme, showTheme, systemTheme, THEME_KEY, type Theme, watchTheme } from "./apply-theme.ts";

export const useTheme = (): Theme => useSyncExternalStore(watchTheme, shownTheme, () => "light");

/** Choosing the system's theme clears the choice, so the page follows the system again. */
export function chooseTheme(theme: Theme) {
  const choice = theme === systemTheme() ? undefined : theme;
  showTheme(choice);
  if (choice) siteStorage.write(THEME_KEY, choice);
  else siteStorage.drop(THEME_KEY);
}
