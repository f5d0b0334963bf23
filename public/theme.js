// A file of its own, since the pages carry no inline script, and one that no page waits for: what the system asks for, the styles know by themselves.
(() => {
  const page = document.documentElement;
  const night = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => {
    try {
      return localStorage.getItem("flare:theme");
    } catch {
      return null;
    }
  };
  const apply = () => {
    const choice = chosen();
    if (choice === "light" || choice === "dark") page.dataset.theme = choice;
    else delete page.dataset.theme;
  };
  // The browser's own bar follows what the page shows, whoever sets it; without this script it is day.
  const bar = document.querySelector("meta[name=theme-color]");
  const tint = () => {
    bar.content = bar.dataset[page.dataset.theme ?? (night.matches ? "dark" : "light")];
  };
  apply();
  tint();
  new MutationObserver(tint).observe(page, { attributeFilter: ["data-theme"] });
  night.addEventListener("change", tint);
  window.addEventListener("storage", apply);
})();
