import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useEscape } from "./use-escape.ts";

const LEAVE_MS = 150;
/** A click right after opening by hover was meant to open the menu, so it must not close it. */
const JUST_OPENED_MS = 500;

/**
 * A button with a panel that opens by hover after a delay, by click and by keyboard, and closes when the pointer or focus
 * leaves it or a link is followed. Returns props for the button and for the element around button and panel.
 */
export function useHoverMenu(openAfterMs: number) {
  const [openedAt, setOpenedAt] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const wrapper = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = openedAt !== undefined;

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    setOpenedAt(next ? performance.now() : undefined);
  };
  const setOpenAfter = (next: boolean, wait: number) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (next !== open) timer.current = setTimeout(() => setOpen(next), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeIfOutside = ({ target }: Event) => {
      if (!wrapper.current?.contains(target as Node)) setOpenedAt(undefined);
    };
    document.addEventListener("pointerdown", closeIfOutside);
    return () => document.removeEventListener("pointerdown", closeIfOutside);
  }, [open]);
  useEscape(open, () => {
    setOpenedAt(undefined);
    if (wrapper.current?.contains(document.activeElement)) button.current?.focus();
  });

  return {
    open,
    wrapper: {
      ref: wrapper,
      onPointerEnter: setOpenAfter(true, openAfterMs),
      onPointerLeave: setOpenAfter(false, LEAVE_MS),
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest("a")) setOpen(false);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
    },
    trigger: {
      ref: button,
      "aria-expanded": open,
      onClick: ({ detail }: MouseEvent) => {
        const byKeyboard = detail === 0;
        if (!open || byKeyboard || performance.now() - openedAt > JUST_OPENED_MS) setOpen(!open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" || open) return;
        event.preventDefault();
        setOpen(true);
      },
    },
  };
}
