/** Pages cross-fade by `@view-transition` (base.css); a card's picture morphs into the one on its product page. */
function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function morphCard(transition: ViewTransition | null, otherPage: string | null | undefined) {
  // Rejected where the browser skips the transition.
  transition?.ready.catch(() => {});
  // On a product page the main picture has the name.
  if (!transition || !otherPage || document.querySelector(".stage-frame")) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".product-card a")];
  const card = links.find((link) => link.href === otherPage && isOnScreen(link))?.closest<HTMLElement>(".product-card");
  if (!card) return;
  card.dataset.morphing = "";
  transition.finished.catch(() => {}).then(() => delete card.dataset.morphing);
}

export function watchPageTransitions() {
  window.addEventListener("pageswap", ({ viewTransition, activation }) =>
    morphCard(viewTransition, activation?.entry.url),
  );
  window.addEventListener("pagereveal", ({ viewTransition }) =>
    morphCard(viewTransition, window.navigation?.activation?.from?.url),
  );
}
