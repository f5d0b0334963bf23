/**
 * Handles links that change only the query without loading the document again. Links to a section keep the query, which
 * has the visitor's choices. Without the Navigation API the browser loads the document.
 */
export function stayOnPage(onChange: () => void) {
  window.navigation?.addEventListener("navigate", (event) => {
    const { canIntercept, destination, downloadRequest, navigationType } = event;
    if (!canIntercept || destination.sameDocument || downloadRequest !== null || navigationType === "reload") return;
    const { pathname, search, hash } = new URL(destination.url);
    if (pathname !== window.location.pathname) return;
    if (hash && !search) {
      event.preventDefault();
      window.location.assign(`${window.location.search}${hash}`);
      return;
    }
    event.intercept({ focusReset: "manual", handler: async () => onChange() });
  });
}
