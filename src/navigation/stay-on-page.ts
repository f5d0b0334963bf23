/**
 * Handles links that change only the query without loading the document again. Without the Navigation API the browser
 * loads it, with the same result.
 */
export function stayOnPage(onChange: () => void) {
  window.navigation?.addEventListener("navigate", (event) => {
    const { canIntercept, destination, downloadRequest, navigationType } = event;
    if (!canIntercept || destination.sameDocument || downloadRequest !== null || navigationType === "reload") return;
    if (new URL(destination.url).pathname !== window.location.pathname) return;
    event.intercept({ focusReset: "manual", handler: async () => onChange() });
  });
}
