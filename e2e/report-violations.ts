/** Runs in the page. Not every browser reports violations of the Content Security Policy to its driver. */
export function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
}
