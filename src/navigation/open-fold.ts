/** Not every browser opens a <details> around the target of a hash, and none opens the target itself. */
function openTarget() {
  let element: Element | null | undefined = document.getElementById(window.location.hash.slice(1));
  for (; element; element = element.parentElement) if (element instanceof HTMLDetailsElement) element.open = true;
}

export function openFoldInHash() {
  openTarget();
  window.addEventListener("hashchange", openTarget);
  // A link to the current hash fires no hashchange.
  window.addEventListener("click", ({ target }) => {
    const { hash, pathname } = (target instanceof Element && target.closest("a")) || {};
    if (hash && hash === window.location.hash && pathname === window.location.pathname)
      window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
}
