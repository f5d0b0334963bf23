// Runs before the first paint, so that nobody is blinded by the wrong theme or waits for what is below. A file of its own, since the pages carry no inline script.
(() => {
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
    document.documentElement.dataset.theme = choice === "light" || choice === "dark" ? choice : followed;
  };
  apply();
  // The first screen alone is laid out at first, unless the visitor comes back to a place further down.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "navigate" && !window.location.hash) document.documentElement.dataset.resting = "";
  system.addEventListener("change", apply);
  window.addEventListener("storage", apply);
})();
