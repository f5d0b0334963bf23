import { Minus, Plus } from "lucide-react";
import { type InputEvent, useId, useState } from "react";
import { Icon } from "./icon.tsx";

type StepperProps = {
  label: string;
  value: number;
  max: number;
  /** A word on what was typed, if it was not taken as it was. */
  problem?: string | undefined;
  /** Gets NaN for what is no number. */
  onChange: (value: number) => void;
};

// At its end a button is not `disabled`, which would throw a keyboard user's focus away.
const step =
  "needs-script flex size-11 items-center justify-center rounded-control transition-colors hover:bg-ink/8 active:bg-ink/14 aria-disabled:opacity-30";

/** How many, by − and +, by keys or by typing. */
export function Stepper({ label, value, max, problem, onChange }: StepperProps) {
  const id = useId();
  // A lone minus may be the beginning of a number: it stays in the field, which calls it empty.
  const [unread, setUnread] = useState(false);
  const refuseOthers = (event: InputEvent<HTMLInputElement>) => {
    if (/^[\d\s.,+-]*$/.test(event.data ?? "")) return;
    event.preventDefault();
    onChange(Number.NaN);
  };
  return (
    <span className="grid grid-cols-[repeat(3,auto)] items-center">
      <button
        type="button"
        aria-label={`One fewer: ${label}`}
        aria-disabled={value <= 0}
        onClick={() => value > 0 && onChange(value - 1)}
        className={step}
      >
        <Icon of={Minus} size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={problem ? id : undefined}
        min={0}
        max={max}
        value={unread ? "" : String(value)}
        onBeforeInput={refuseOthers}
        onChange={({ target }) => {
          setUnread(target.validity.badInput);
          onChange(target.validity.badInput ? Number.NaN : Number(target.value));
        }}
        onBlur={() => setUnread(false)}
        onFocus={(event) => event.target.select()}
        // Whoever turns the wheel over it wants to read on.
        onWheel={(event) => event.currentTarget.blur()}
        className="needs-script -mx-1 h-11 w-11 rounded-badge bg-transparent pt-0.5 text-center font-[620] font-wide tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <b className="without-script w-9 text-center font-[620]">{value}</b>
      <button
        type="button"
        aria-label={`One more: ${label}`}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        className={step}
      >
        <Icon of={Plus} size={18} />
      </button>
      <span id={id} role="status" className="col-span-full w-0 min-w-full text-center text-error text-note">
        {problem}
      </span>
    </span>
  );
}
