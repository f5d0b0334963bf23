// Runs before the first paint, so that nobody is blinded by the wrong theme. A file of its own, since the pages carry no inline script.
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
  system.addEventListener("change", apply);
  window.addEventListener("storage", apply);
})();
