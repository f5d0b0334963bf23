import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

const LEAVE_MS = 150;
/** Someone who moves there to click finds it open already; that click must not close it. */
const JUST_OPENED_MS = 500;

/**
 * A button with a panel below it that opens by hover after a while, by press and by keys, and closes when one leaves it or
 * follows a link. The props belong to the button and to the element around both.
 */
export function useHoverMenu(openAfterMs: number) {
  const [openedAt, setOpenedAt] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const around = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = openedAt !== undefined;

  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpenedAt(next ? performance.now() : undefined);
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
    // Also for who opened it by hover, with the focus elsewhere: it covers the page.
    const escaped = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenedAt(undefined);
      if (around.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", escaped);
    return () => {
      document.removeEventListener("pointerdown", pressed);
      document.removeEventListener("keydown", escaped);
    };
  }, [open]);

  return {
    open,
    around: {
      ref: around,
      onPointerEnter: later(true, openAfterMs),
      onPointerLeave: later(false, LEAVE_MS),
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest("a")) now(false);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) now(false);
      },
    },
    trigger: {
      ref: button,
      "aria-expanded": open,
      onClick: () => {
        if (!open || performance.now() - openedAt > JUST_OPENED_MS) now(!open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" || open) return;
        event.preventDefault();
        now(true);
      },
    },
  };
}
