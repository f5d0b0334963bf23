import { type KeyboardEvent, type ReactNode, useId } from "react";

type Tab = { value: string; label: string; count: number };

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
        className="needs-script mb-3 flex justify-between gap-x-3 border-line border-b md:mb-9 md:justify-start md:gap-x-9 print:hidden"
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
            className="-mb-px flex min-h-13 items-end pb-2.5 text-left font-semibold text-muted leading-tight transition-colors stretch-label hover:text-ink aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_currentColor] max-md:text-note max-md:stretch-normal"
          >
            <span>
              {tab.label}
              <sup
                aria-hidden
                className="relative -top-[0.5em] ml-1.5 align-baseline font-medium text-tiny leading-none max-xs:hidden"
              >
                {tab.count}
              </sup>
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${value}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
