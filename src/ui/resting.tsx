import type { ReactNode } from "react";
import "./late.css";

/** What is below the first screen but comes with the page's own code: it rests while that screen is made, as a late part does. */
export const Resting = ({ children }: { children: ReactNode }) => <div className="part standing">{children}</div>;
