import placeholders from "../pictures/placeholders.gen.css?url";

/** React would move the link to the head if it had no handler. */
const stay = () => {};

/**
 * Marks the end of the first screen (`rel=expect` in index.html), which Chromium paints before it parses on.
 * `dns-prefetch` hides the link from the preload scanner, which would fetch it too early (decision 15).
 */
export const FirstScreenEnds = () => (
  <link id="first-screen" rel="stylesheet dns-prefetch" href={placeholders} onError={stay} />
);
