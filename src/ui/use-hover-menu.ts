import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const LEAVE_MS = 150;
/** Someone who moves there to click finds it open already; that click must not close it. */
const JUST_OPENED_MS = 500;

/**
 * A button with a panel below it that opens by hover after a while, by press and by keys, and closes when one leaves it or
 * goes elsewhere (`place` changes). The props belong to the button and to the element around both.
 */
export function useHoverMenu(openAfterMs: number, place: string) {
  const [openedAt, setOpenedAt] = useState<{ place: string; time: number }>();
  const button = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = openedAt?.place === place;

  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpenedAt(next ? { place, time: performance.now() } : undefined);
  };
  const later = (next: boolean, wait: number) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (next !== open) timer.current = setTimeout(() => now(next), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const pressed = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) setOpenedAt(undefined);
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [open]);

  return {
    open,
    around: {
      ref: around,
      onPointerEnter: later(true, openAfterMs),
      onPointerLeave: later(false, LEAVE_MS),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) now(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !open) return;
        now(false);
        button.current?.focus();
      },
    },
    trigger: {
      ref: button,
      "aria-expanded": open,
      onClick: () => {
        if (!open || performance.now() - openedAt.time > JUST_OPENED_MS) now(!open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" || open) return;
        event.preventDefault();
        now(true);
      },
    },
  };
}
