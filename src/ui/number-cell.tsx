type NumberCellProps = {
  /** For screen readers; the column heading is the visible label. */
  label: string;
  unit: string;
  text: string;
  placeholder: string;
  maxLength: number;
  /** Differs from the default. */
  overridden: boolean;
  /** The id of the error message below its row. */
  problemId?: string | undefined;
  onText: (text: string) => void;
};

/** A number field in a table, without label and message. */
export function NumberCell({
  label,
  unit,
  text,
  placeholder,
  maxLength,
  overridden,
  problemId,
  onText,
}: NumberCellProps) {
  return (
    <span
      data-overridden={(overridden && !problemId) || undefined}
      data-invalid={problemId ? true : undefined}
      className="flex h-12 items-center rounded-badge border border-line-strong bg-field transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 data-overridden:border-2 data-overridden:border-ink data-invalid:border-error"
    >
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        maxLength={maxLength}
        value={text}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        className="h-full w-full min-w-0 bg-transparent pt-0.5 pl-2 text-right tabular-nums outline-none placeholder:text-muted"
      />
      <span
        aria-hidden="true"
        className={`w-8 shrink-0 pt-0.5 text-muted text-note ${unit.startsWith(":") ? "" : "pl-1"}`}
      >
        {unit}
      </span>
    </span>
  );
}
