/** A page that arrives in pieces is first painted when it has come this far (index.html), so that nothing moves. */
export const FirstScreenEnds = () => <span id="first-screen" hidden />;
