import { useId } from "react";

type ChoiceProps<Value extends string> = {
  label: string;
  labelled?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons, for keyboard and screen readers. */
export function Choice<Value extends string>({ label, labelled, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="needs-script">
      <legend className={labelled ? "mb-1.5 font-medium text-small leading-snug" : "sr-only"}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-center rounded-control px-4 pt-0.5 font-semibold text-small shadow-[inset_0_0_0_1px_var(--color-line-strong)] transition-colors hover:shadow-[inset_0_0_0_1px_var(--color-ink)] has-checked:bg-button has-checked:text-on-button has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
