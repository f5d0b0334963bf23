import { Minus, Plus } from "lucide-react";
import { Icon } from "./icon.tsx";

type StepperProps = { label: string; value: number; max: number; onChange: (value: number) => void };

const step =
  "flex size-11 items-center justify-center rounded-control transition-colors hover:bg-ink/8 active:bg-ink/14";

/** How many, by − and +, by keys or by typing. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  return (
    <span className="flex items-center">
      <button
        type="button"
        aria-label={`One fewer: ${label}`}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
        className={`needs-script ${step} ${value <= 0 ? "opacity-30" : ""}`}
      >
        <Icon of={Minus} size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={0}
        max={max}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        onFocus={(event) => event.target.select()}
        className="needs-script h-11 w-9 rounded-badge bg-transparent pt-0.5 text-center font-[620] font-wide tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <b className="without-script w-9 text-center font-[620]">{value}</b>
      <button
        type="button"
        aria-label={`One more: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={`needs-script ${step}`}
      >
        <Icon of={Plus} size={18} />
      </button>
    </span>
  );
}
