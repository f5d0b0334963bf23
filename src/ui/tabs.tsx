import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";

export type Tab = { value: string; label: string; count: number };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** Which tab a key moves to. */
const destinations: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One panel serves all tabs, so that the cards they share stay mounted. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const panel = useId();
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const destination = destinations[event.key]?.(chosen, tabs.length);
    const tab = destination !== undefined && tabs[destination];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[destination]?.focus();
    onChange(tab.value);
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="needs-script tabs print:hidden mb-3 flex overflow-x-auto [scrollbar-width:none] md:-mx-2.5 md:mb-9 md:gap-4"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${panel}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={panel}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="tab relative min-h-13 px-2.5 shrink-0 pt-1 font-semibold text-muted transition-colors stretch-label hover:text-ink aria-selected:text-ink"
          >
            {tab.label}
            <sup aria-hidden className="ml-1.5 font-medium text-tiny leading-none">
              {tab.count}
            </sup>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${value}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
