import placeholders from "../pictures/placeholders.gen.css?url";

/** React would move the link to the head if it had no handler. */
const stay = () => {};

/**
 * Marks the end of the first screen, before which the browser paints nothing (`rel=expect` in index.html), to avoid
 * layout shifts. Chromium parses on once the stylesheet is there, so the first screen is painted before the rest of the
 * page costs time. `dns-prefetch` hides it from the preload scanner, which would fetch it too early (decision 15).
 */
export const FirstScreenEnds = () => (
  <link id="first-screen" rel="stylesheet dns-prefetch" href={placeholders} onError={stay} />
);
