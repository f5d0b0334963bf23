export const MENU_ID = "mobile-menu";

/**
 * The mobile menu is a popover: the browser opens and closes it, before the page has hydrated too. While it covers the
 * page, focus stays out of the page. Links in it close it, as does a window too wide for it.
 */
export function watchMenu() {
  const menu = document.getElementById(MENU_ID);
  const button = document.querySelector(`[popovertarget="${MENU_ID}"]`);
  if (!menu || !button || !("popover" in menu)) return;
  const isOpen = () => menu.matches(":popover-open");
  const cover = (isCovered: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>("[data-below-menu]")) part.inert = isCovered;
  };
  const update = () => cover(isOpen());
  // Restyles the whole page, so the menu is painted first.
  const updateAfterPaint = () => requestAnimationFrame(() => setTimeout(update));

  if (isOpen()) update();
  button.ariaExpanded = String(isOpen());
  menu.addEventListener("beforetoggle", ({ newState }) => {
    button.ariaExpanded = String(newState === "open");
    updateAfterPaint();
  });
  menu.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a"))) return;
    // At once, so that the target of the link can take the focus.
    cover(false);
    menu.hidePopover();
  });
  // The update runs after the next paint; a key pressed before then needs it at once.
  document.addEventListener("keydown", update, { capture: true });
  window.matchMedia("(width >= 69rem)").addEventListener("change", () => menu.hidePopover());
}
