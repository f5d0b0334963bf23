import { Minus, Plus } from "lucide";
import { type InputEvent, useId, useState } from "react";
import { latinDigits } from "../../model/number-input.ts";
import { Icon } from "../../ui/icon.tsx";

type StepperProps = {
  label: string;
  /** Labels of the buttons. */
  fewer: string;
  more: string;
  value: number;
  max: number;
  problem?: string | undefined;
  /** NaN if the text is not a number. */
  onChange: (value: number) => void;
};

// aria-disabled, since `disabled` would lose keyboard focus.
const buttonClasses =
  "needs-script print:hidden flex size-11 items-center justify-center rounded-control transition-colors hover:bg-ink/8 active:bg-ink/14 aria-disabled:opacity-30";

export function Stepper({ label, fewer, more, value, max, problem, onChange }: StepperProps) {
  const id = useId();
  // For a lone minus the input's value is empty: rendering the number would delete it while the visitor is typing.
  const [incomplete, setIncomplete] = useState(false);
  const rejectLetters = (event: InputEvent<HTMLInputElement>) => {
    const text = event.data ?? "";
    if (/^[\d\s.,+-]*$/.test(text)) return;
    event.preventDefault();
    const inLatin = latinDigits(text);
    // The only way to insert text at the cursor of a number field.
    if (inLatin !== text) document.execCommand("insertText", false, inLatin);
    else onChange(Number.NaN);
  };
  return (
    <span className="grid grid-cols-[repeat(3,auto)] items-center">
      <button
        type="button"
        data-replay-all=""
        aria-label={fewer}
        aria-disabled={value <= 0}
        onClick={() => value > 0 && onChange(value - 1)}
        className={buttonClasses}
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
        value={incomplete ? "" : String(value)}
        onBeforeInput={rejectLetters}
        onChange={({ target }) => {
          setIncomplete(target.validity.badInput);
          onChange(target.validity.badInput ? Number.NaN : Number(target.value));
        }}
        onBlur={() => setIncomplete(false)}
        onFocus={(event) => event.target.select()}
        // The wheel should scroll the page, not change the number.
        onWheel={(event) => event.currentTarget.blur()}
        className="needs-script print:hidden -mx-1 h-11 w-11 rounded-badge bg-transparent pt-0.5 text-center font-bold font-wide tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <b className="without-script print:block! w-9 text-center font-bold">{value}</b>
      <button
        type="button"
        data-replay-all=""
        aria-label={more}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        className={buttonClasses}
      >
        <Icon of={Plus} size={18} />
      </button>
      <span id={id} role="status" className="col-span-full w-0 min-w-full text-center text-error text-note">
        {problem}
      </span>
    </span>
  );
}
