// Runs before the first paint, so that nobody is blinded by the wrong theme or waits for what is below. A file of its own, since the pages carry no inline script.
(() => {
  const page = document.documentElement;
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => {
    try {
      return localStorage.getItem("flare:theme");
    } catch {
      return null;
    }
  };
  const apply = () => {
    const choice = chosen();
    const followed = system.matches ? "dark" : "light";
    page.dataset.theme = choice === "light" || choice === "dark" ? choice : followed;
  };
  // The browser's own bar follows what the page shows, whoever sets it; without this script it is day.
  const bar = document.querySelector("meta[name=theme-color]");
  const tint = () => {
    bar.content = bar.dataset[page.dataset.theme];
  };
  new MutationObserver(tint).observe(page, { attributeFilter: ["data-theme"] });
  apply();
  // The first screen alone is laid out at first, unless the visitor comes back to a place further down.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "navigate" && !`${visit.name}${window.location.hash}`.includes("#")) page.dataset.opening = "";
  system.addEventListener("change", apply);
  window.addEventListener("storage", apply);
})();
