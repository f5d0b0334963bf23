export type Theme = "light" | "dark";

export const THEME_KEY = "flare:theme";
export const prefersDark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The visitor's choice, if any. */
export function storedTheme(): Theme | undefined {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    return theme === "light" || theme === "dark" ? theme : undefined;
  } catch {
    return undefined;
  }
}

/** Without a theme the styles follow the system. */
export function showTheme(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function applyTheme() {
  const page = document.documentElement;
  const systemTheme = prefersDark();
  const themeColor = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const showStoredTheme = () => showTheme(storedTheme());
  const updateThemeColor = () => {
    const theme = page.dataset.theme ?? (systemTheme.matches ? "dark" : "light");
    if (themeColor) themeColor.content = themeColor.dataset[theme] ?? "";
  };
  showStoredTheme();
  updateThemeColor();
  new MutationObserver(updateThemeColor).observe(page, { attributeFilter: ["data-theme"] });
  systemTheme.addEventListener("change", updateThemeColor);
  window.addEventListener("storage", showStoredTheme);
}
