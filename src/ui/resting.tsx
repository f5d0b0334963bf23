import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useWhole } from "../navigation/use-navigation.ts";
import "./late.css";
import { turn } from "./turn.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What is below the first screen but comes with the page's own code: it rests while that screen is made, as a late part does.
 * After a change of page it is not even drawn before that.
 */
export function Resting({ room, children }: { room: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const whole = useWhole();
  const [drawn, setDrawn] = useState(!hydrated || whole);
  useEffect(() => {
    if (!drawn) turn().then(() => startTransition(() => setDrawn(true)));
  }, [drawn]);
  return <div className={`part standing ${room}`}>{drawn && children}</div>;
}
