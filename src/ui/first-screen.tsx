import type { ReactNode } from "react";
import "./late.css";

/** A page that comes in pieces is painted when it has come this far (index.html): before, what is there would move to make room for the rest. */
export const FirstScreenEnds = () => <span id="first-screen" hidden />;

/** What is below the first screen but comes with the page's own code: it rests while that screen is made, as a late part does. */
export const Resting = ({ room, children }: { room: string; children: ReactNode }) => (
  <div className={`part standing ${room}`}>{children}</div>
);
