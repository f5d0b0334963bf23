/** Browsers open a <details> around the target of a hash, but not one that is the target. */
function openTarget() {
  const target = document.getElementById(window.location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

export function openFoldInHash() {
  openTarget();
  window.addEventListener("hashchange", openTarget);
}
