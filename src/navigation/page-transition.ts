function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function morphCard(transition: ViewTransition | null, otherPage: string | null | undefined) {
  // Rejected where the browser skips the transition.
  transition?.ready.catch(() => {});
  if (!transition || !otherPage || document.querySelector("[data-morph=stage]")) return;
  const card = [...document.querySelectorAll<HTMLAnchorElement>("[data-morph=card] a")]
    .find((link) => link.href === otherPage && isOnScreen(link))
    ?.closest<HTMLElement>("[data-morph=card]");
  if (!card) return;
  card.dataset.morphing = "";
  transition.finished.catch(() => {}).then(() => delete card.dataset.morphing);
}

/**
 * Pages cross-fade by `@view-transition` (base.css), and a card's picture morphs into the one on its product page.
 * `data-morph` marks both ends: "card" and "stage". The stage always has a transition name, a card only during the
 * transition.
 */
export function watchPageTransitions() {
  window.addEventListener("pageswap", ({ viewTransition, activation }) =>
    morphCard(viewTransition, activation?.entry.url),
  );
  window.addEventListener("pagereveal", ({ viewTransition }) =>
    morphCard(viewTransition, window.navigation?.activation?.from?.url),
  );
}
