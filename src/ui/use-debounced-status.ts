import { useEffect, useState } from "react";

const DEBOUNCE_MS = 800;

/** For live regions: announces the last of many quick changes, and not the initial text. */
export function useDebouncedStatus(text: string): string {
  const [first] = useState(text);
  const [status, setStatus] = useState("");
  useEffect(() => {
    if (text === first && status === "") return;
    const timer = setTimeout(() => setStatus(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, first, status]);
  return status;
}
