export type Theme = "light" | "dark";

export const THEME_KEY = "flare:theme";
export const systemsNight = () => window.matchMedia("(prefers-color-scheme: dark)");

const chosen = () => {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
};

/** No page waits for this: what the system asks for, the styles know by themselves. */
export function applyTheme() {
  const page = document.documentElement;
  const night = systemsNight();
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const apply = () => {
    const choice = chosen();
    if (choice === "light" || choice === "dark") page.dataset.theme = choice;
    else delete page.dataset.theme;
  };
  // The browser's own bar follows what the page shows, whoever sets it; without this code it is day.
  const tint = () => {
    if (bar) bar.content = bar.dataset[page.dataset.theme ?? (night.matches ? "dark" : "light")] ?? "";
  };
  apply();
  tint();
  new MutationObserver(tint).observe(page, { attributeFilter: ["data-theme"] });
  night.addEventListener("change", tint);
  window.addEventListener("storage", apply);
}
