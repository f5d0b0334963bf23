import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

type NumberFieldProps = {
  label: string;
  /** What is counted, read out with the label: "kWh", "₹ per unit". */
  unit?: string;
  text: string;
  placeholder?: string;
  onText: (text: string) => void;
  problem?: string | undefined;
  /** May be below nought: a phone's number pad has no minus. */
  signed?: boolean;
  note?: ReactNode;
  className?: string;
};

/** A number to type. Letters are let in and answered, since a field that swallows keys explains nothing. */
export function NumberField({
  label,
  unit,
  text,
  placeholder,
  onText,
  problem,
  signed,
  note,
  className,
}: NumberFieldProps) {
  const id = useId();
  const described = problem ? `${id}-problem` : note ? `${id}-note` : undefined;
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ""}`}>
      <label htmlFor={id} className="flex flex-wrap justify-between gap-x-3 font-[520] text-small leading-snug">
        {label}
        {unit && <span className="font-normal text-muted">{unit}</span>}
      </label>
      <input
        id={id}
        type="text"
        inputMode={signed ? "text" : "decimal"}
        autoComplete="off"
        maxLength={12}
        value={text}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described}
        className="h-12 w-full rounded-control border-[1.5px] border-field-line bg-field px-4 pt-0.5 text-body tabular-nums transition-colors placeholder:text-muted hover:border-muted aria-invalid:border-error"
      />
      {problem && (
        <p id={`${id}-problem`} className="flex items-start gap-2 text-error text-note leading-snug">
          <Icon of={CircleAlert} size={16} className="mt-px" />
          {problem}
        </p>
      )}
      {note && !problem && (
        <p id={`${id}-note`} className="text-muted text-note leading-snug">
          {note}
        </p>
      )}
    </div>
  );
}
