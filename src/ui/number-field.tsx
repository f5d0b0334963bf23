import { type ReactNode, useId } from "react";
import { Problem } from "./problem.tsx";

type NumberFieldProps = {
  label: string;
  /** Such as "kWh". */
  unit?: string;
  /** The label with its unit, for screen readers. */
  spoken?: string | undefined;
  text: string;
  placeholder?: string;
  maxLength: number;
  onText: (text: string) => void;
  problem?: string | undefined;
  /** Allows negative numbers: a phone's decimal keypad has no minus. */
  signed?: boolean;
  /** Differs from the default. */
  overridden?: boolean;
  note?: ReactNode;
  className?: string;
};

/** A text input: type=number would swallow letters without an explanation. */
export function NumberField({
  label,
  unit,
  spoken,
  text,
  placeholder,
  maxLength,
  onText,
  problem,
  signed,
  overridden,
  note,
  className,
}: NumberFieldProps) {
  const id = useId();
  const described = problem ? `${id}-problem` : note ? `${id}-note` : undefined;
  return (
    <div className={`flex flex-col gap-1.5 ${className ?? ""}`}>
      <label htmlFor={id} className="font-medium text-small leading-snug">
        {label}
      </label>
      <span
        data-overridden={(overridden && !problem) || undefined}
        data-invalid={problem ? true : undefined}
        className="flex h-12 items-center rounded-control border-[1.5px] border-field-line bg-field transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 data-overridden:border-2 data-overridden:border-ink data-invalid:border-error"
      >
        <input
          id={id}
          type="text"
          inputMode={signed ? "text" : "decimal"}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          placeholder={placeholder}
          onChange={(event) => onText(event.target.value)}
          aria-label={spoken}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
          className="h-full w-full min-w-0 bg-transparent px-4 max-xs:pr-1 max-xs:pl-3 pt-0.5 text-body tabular-nums outline-none placeholder:text-muted"
        />
        {unit && (
          <span aria-hidden="true" className="shrink-0 pt-0.5 pr-4 text-muted text-note max-xs:pr-3">
            {unit}
          </span>
        )}
      </span>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
      {note && !problem && (
        <p id={`${id}-note`} className="text-muted text-note leading-snug">
          {note}
        </p>
      )}
    </div>
  );
}
