/** A page that comes in pieces is painted when it has come this far (index.html): before, what is there would move to make room for the rest. */
export const FirstScreenEnds = () => <span id="first-screen" hidden />;
