import { useDebouncedStatus } from "./use-debounced-status.ts";

/** For screen readers only. A component of its own, so that its updates render nothing else. */
export const LiveStatus = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {useDebouncedStatus(text)}
  </p>
);
