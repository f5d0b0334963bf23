import type { ReactNode } from "react";

/** The placeholder for the element in a message. */
const PLACE = "\ufffc";

/** A message with an element in place of one parameter: `of={(place) => message({ link: place })}`. */
export function Sentence({ of, children }: { of: (place: string) => string; children: ReactNode }) {
  const [before, after] = of(PLACE).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
