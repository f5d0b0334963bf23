import { useDebouncedStatus } from "./use-debounced-status.ts";

/** For screen readers alone: said when it has stopped changing. A component of its own, so that nothing else is drawn anew for it. */
export const LiveStatus = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {useDebouncedStatus(text)}
  </p>
);
