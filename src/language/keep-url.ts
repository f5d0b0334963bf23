import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";
import { writeUrlNow } from "../url/pending-writes.ts";
import { rememberLanguage } from "./remembered-language.ts";

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;

/**
 * Links to another language keep the query and hash, which hold the visitor's choices, and the path, which only the
 * browser knows on a not-found page.
 */
function keepUrl(event: Event) {
  const link = linkAt(event);
  if (!link) return;
  writeUrlNow();
  const other = language.others.find(({ code }) => code === link.hreflang);
  if (other) link.pathname = pathInOther(other.base, window.location.pathname);
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Not in the component, as a link can be used before it has hydrated. */
export function watchLanguageLinks() {
  // Also before the context menu opens, for 'Open in new tab'.
  for (const type of ["pointerdown", "click"]) window.addEventListener(type, keepUrl, { capture: true });
  window.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (link) rememberLanguage(link.hreflang);
  });
}
