import placeholders from "../pictures/placeholders.gen.css?url";

/**
 * Marks the end of the first screen, before which the browser paints nothing (`rel=expect` in index.html), to avoid
 * layout shifts. Chromium parses on once the stylesheet is there, so the first screen is painted before the rest of the
 * page costs time (decision 15).
 */
export const FirstScreenEnds = () => <link id="first-screen" rel="stylesheet" href={placeholders} />;
