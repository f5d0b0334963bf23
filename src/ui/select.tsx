import { ChevronDown } from "lucide";
import { useId } from "react";
import { Icon } from "./icon.tsx";

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="needs-script flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-small leading-snug">
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-full appearance-none rounded-control border-[1.5px] border-field-line bg-field pt-0.5 pr-11 pl-4 text-body transition-colors hover:border-muted"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-page text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute top-3.5 right-3.5" />
      </span>
    </div>
  );
}
