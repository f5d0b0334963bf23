const prefetched = new Set([window.location.pathname]);

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([download])") : null;
  if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }));
}

/** On hover, touch or focus. Only in Chromium: Firefox would report each prefetch as a CSP violation (decision 14). */
export function prefetchOnIntent() {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  for (const event of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(event, prefetch, { passive: true });
}
