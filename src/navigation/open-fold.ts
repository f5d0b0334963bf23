/** A hash that names a fold opens it; browsers open only the folds around what it names. */
function openNamedFold() {
  const named = document.querySelector<HTMLDetailsElement>("details:target");
  if (named) named.open = true;
}

export function openFoldInHash() {
  openNamedFold();
  window.addEventListener("hashchange", openNamedFold);
}
