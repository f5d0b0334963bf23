const prefetched = new Set([window.location.pathname]);

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([download])") : null;
  if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }));
}

/** On hover, touch or focus, in Chromium, which skips prefetches under Save-Data. Our policy forbids them in Firefox. */
export function prefetchOnIntent() {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  for (const event of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(event, prefetch, { passive: true });
}
