import { useSettled } from "./use-settled.ts";

/** For screen readers alone: said when it has stopped changing. A component of its own, so that nothing else is drawn anew for it. */
export const Spoken = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {useSettled(text)}
  </p>
);
