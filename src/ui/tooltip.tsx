import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";

const DELAY_MS = 700;

type TooltipProps = { text: string; children: ReactNode };

/** Opens by hover, focus and also by touch, which Radix does not support. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // Radix closes on scroll, and tabbing to a row scrolls: stay open while the trigger has keyboard focus.
  const change = (next: boolean) => {
    if (next || !trigger.current?.matches(":focus-visible")) setOpen(next);
  };
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger
          ref={trigger}
          type="button"
          className="needs-script min-h-11 cursor-help text-left font-semibold underline decoration-line-strong decoration-dotted underline-offset-5 hover:decoration-ink"
          onPointerDown={(event) => event.pointerType === "touch" && event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </Radix.Trigger>
        <span className="without-script">{children}</span>
        <Radix.Portal>
          <Radix.Content
            onEscapeKeyDown={() => setOpen(false)}
            side="top"
            align="start"
            sideOffset={6}
            collisionPadding={16}
            className="z-30 max-w-[min(19rem,100vw-2rem)] rounded-control bg-button px-4 pt-3 pb-2.5 text-small text-on-button leading-snug shadow-menu"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
