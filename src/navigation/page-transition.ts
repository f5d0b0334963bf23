/**
 * From page to page the browser fades by itself (`@view-transition` in base.css). A card's picture grows into the picture
 * on its product's page, and back, as both are then named `product` (product-plate.css, product-stage.css).
 */
function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function growCard(transition: ViewTransition | null, otherPage: string | null | undefined) {
  // On a product's page its own picture has the name.
  if (!transition || !otherPage || document.querySelector(".stage")) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".product-link")];
  const card = links.find((link) => link.href === otherPage && isOnScreen(link))?.closest<HTMLElement>(".product-card");
  if (!card) return;
  card.dataset.leading = "";
  transition.finished.finally(() => delete card.dataset.leading);
}

export function watchPageTransitions() {
  window.addEventListener("pageswap", ({ viewTransition, activation }) =>
    growCard(viewTransition, activation?.entry.url),
  );
  window.addEventListener("pagereveal", ({ viewTransition }) =>
    growCard(viewTransition, window.navigation?.activation?.from?.url),
  );
}
