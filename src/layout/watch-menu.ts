export const MENU_ID = "mobile-menu";

/**
 * The mobile menu is a popover: the browser opens and closes it, before the page has hydrated too. While it covers the
 * page, focus stays out of the page. Links in it close it, as does a window too wide for it.
 */
export function watchMenu() {
  const menu = document.getElementById(MENU_ID);
  const button = document.querySelector(`[popovertarget="${MENU_ID}"]`);
  if (!menu || !button || !("popover" in menu)) return;
  const show = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen);
    for (const covered of document.querySelectorAll<HTMLElement>("[data-below-menu]")) covered.inert = isOpen;
  };
  show(menu.matches(":popover-open"));
  // Before it closes, so that the target of a link can take the focus.
  menu.addEventListener("beforetoggle", ({ newState }) => show(newState === "open"));
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  window.matchMedia("(width >= 69rem)").addEventListener("change", () => menu.hidePopover());
}
