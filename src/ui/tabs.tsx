import { Tabs as Radix } from "radix-ui";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import "./tabs.css";

export type Tab = { value: string; label: string; count: number };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

// Radix focuses by script, so browsers show a focus ring after a click too; `data-pressed` hides it. Set without React
// state, to save a render.
const press = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  currentTarget.dataset.pressed = "";
};
const release = ({ currentTarget }: KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
  delete currentTarget.dataset.pressed;
};
const leave = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) release(event);
};

export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  // A click selects and focuses, and Radix calls back for both: ignore the second.
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  }, [value]);
  const request = (next: string) => {
    if (next === requested.current) return;
    requested.current = next;
    onChange(next);
  };
  return (
    <Radix.Root value={value} onValueChange={request}>
      <Radix.List
        aria-label={label}
        onPointerDown={press}
        onKeyDown={release}
        onBlur={leave}
        className="needs-script tabs print:hidden mb-3 flex overflow-x-auto [scrollbar-width:none] md:-mx-2.5 md:mb-9 md:gap-4"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="tab relative min-h-13 px-2.5 shrink-0 pt-1 font-semibold text-muted transition-colors stretch-label hover:text-ink data-[state=active]:text-ink"
          >
            {tab.label}
            <sup aria-hidden className="ml-1.5 font-medium text-tiny leading-none">
              {tab.count}
            </sup>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* One panel for all tabs keeps the cards they share mounted. The empty ones exist for aria-controls. */}
      <Radix.Content key="chosen" value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
      {tabs.map((tab) => tab.value !== value && <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} />)}
    </Radix.Root>
  );
}
