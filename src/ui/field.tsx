import { type ComponentProps, useId } from "react";
import { Problem } from "./problem.tsx";
import { useProblem } from "./use-problem.ts";

type FieldProps = {
  label: string;
  /** Shown at a field that may stay empty. */
  optional?: string;
  /** Shown when the browser finds the value invalid. */
  problem?: string | undefined;
  className?: string;
} & (({ multiline?: false } & ComponentProps<"input">) | ({ multiline: true } & ComponentProps<"textarea">));

const controlClasses =
  "w-full scroll-mt-40 rounded-control border-[1.5px] border-field-line bg-field px-4.5 text-body transition-colors placeholder:text-muted hover:border-muted aria-invalid:border-error";

export function Field({ label, optional, problem, className, multiline, ...props }: FieldProps) {
  const id = useId();
  const { invalid, controlProps, problemProps } = useProblem(`${id}-problem`);
  const shared = { id, ...controlProps };
  return (
    <div className={`flex flex-col gap-2 ${className ?? ""}`}>
      <label htmlFor={id} className="flex justify-between font-medium text-small">
        {label}
        {optional && <span className="font-normal text-muted">{optional}</span>}
      </label>
      {multiline ? (
        <textarea
          {...(props as ComponentProps<"textarea">)}
          {...shared}
          className={`${controlClasses} min-h-28 flex-1 py-3.5`}
        />
      ) : (
        <input
          type="text"
          {...(props as ComponentProps<"input">)}
          {...shared}
          className={`${controlClasses} h-14 pt-0.5`}
        />
      )}
      {invalid && <Problem {...problemProps}>{problem}</Problem>}
    </div>
  );
}
