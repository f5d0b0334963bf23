import { useEffect, useRef, useState } from "react";

/** For <details> whose content renders only while open. It may have been opened before hydration. */
export function useFold() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = () => setOpen(ref.current?.open ?? false);
  return { open, fold: { ref, onToggle } };
}
