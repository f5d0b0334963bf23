/**
 * A link to this page with another query needs no new document. Where a browser lacks the Navigation API it loads one,
 * which shows the same.
 */
export function stayOnPage(onChange: () => void) {
  window.navigation?.addEventListener("navigate", (event) => {
    const { canIntercept, destination, downloadRequest, navigationType } = event;
    if (!canIntercept || destination.sameDocument || downloadRequest !== null || navigationType === "reload") return;
    if (new URL(destination.url).pathname !== window.location.pathname) return;
    event.intercept({ focusReset: "manual", handler: async () => onChange() });
  });
}
