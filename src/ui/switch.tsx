import type { ReactNode } from "react";

type SwitchProps = { label: string; note?: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

/** A native checkbox. */
export function Switch({ label, note, checked, onChange }: SwitchProps) {
  return (
    <label className="needs-script group flex min-h-13 cursor-pointer items-center gap-4 border-line border-t py-2 leading-snug">
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        {note && <span className="block text-muted text-note">{note}</span>}
      </span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-field-line bg-field transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4.5 before:rounded-full before:bg-muted before:transition-transform checked:border-button checked:bg-button checked:before:translate-x-5 checked:before:bg-on-button"
      />
    </label>
  );
}
