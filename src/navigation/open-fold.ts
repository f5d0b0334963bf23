/** A hash that names a fold opens it; browsers open only the folds around what it names. */
function openNamedFold() {
  const named = document.getElementById(window.location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

export function openFoldInHash() {
  openNamedFold();
  window.addEventListener("hashchange", openNamedFold);
}
