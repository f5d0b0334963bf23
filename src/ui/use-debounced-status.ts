import { useEffect, useState } from "react";

const QUIET_MS = 800;

/** A text as it is once it has stopped changing, so that a live region speaks once and not at every step. Says nothing at first. */
export function useDebouncedStatus(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first && settled === "") return;
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
