import { writeUrlNow } from "../url/pending-writes.ts";
import { rememberLanguage } from "./remembered-language.ts";

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;

/** The visitor's choices are in the URL: links to another language take them along. */
function keepChoices(event: Event) {
  const link = linkAt(event);
  if (!link) return;
  writeUrlNow();
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Not in the component, as a link can be used before it has hydrated. */
export function watchLanguageLinks() {
  // Also before the context menu opens, for 'Open in new tab'.
  for (const type of ["pointerdown", "click"]) window.addEventListener(type, keepChoices, { capture: true });
  window.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (link) rememberLanguage(link.hreflang);
  });
}
