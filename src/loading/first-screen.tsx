/** The browser waits for this element before its first paint (`rel=expect` in index.html), to avoid layout shifts. */
export const FirstScreenEnds = () => <span id="first-screen" hidden />;
