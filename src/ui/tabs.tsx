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

// Radix moves focus by script, after which the browser shows a ring even to those who pressed. Kept beside React: a press has enough to draw.
const press = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  currentTarget.dataset.pressed = "";
};
const release = ({ currentTarget }: KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
  delete currentTarget.dataset.pressed;
};
const leave = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) release(event);
};

/** A row of tabs above one panel; the panel's content belongs to the chosen tab. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  // A press both selects and focuses, and Radix asks for the tab at each: the second must not make a second history entry.
  const asked = useRef(value);
  useEffect(() => {
    asked.current = value;
  }, [value]);
  const ask = (next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    onChange(next);
  };
  return (
    <Radix.Root value={value} onValueChange={ask}>
      <Radix.List
        aria-label={label}
        onPointerDown={press}
        onKeyDown={release}
        onBlur={leave}
        className="needs-script tabs mb-10 flex overflow-x-auto"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="tab min-h-13 shrink-0 pt-1 font-[540] text-muted transition-colors font-stretch-[104%] hover:text-ink data-[state=active]:text-ink"
          >
            {tab.label}
            <sup aria-hidden className="ml-1.5 font-medium text-tiny leading-none">
              {tab.count}
            </sup>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* One panel for all, so that what two tabs share stays; the others are named by their tabs, so they are there, empty. */}
      <Radix.Content key="chosen" value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
      {tabs.map((tab) => tab.value !== value && <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} />)}
    </Radix.Root>
  );
}
