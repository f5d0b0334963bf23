import type { ComponentProps } from "react";
import { series } from "../../format/lists-and-dates.ts";
import { type Limits, MAX_NUMBER_LENGTH, readNumber } from "../../model/number-input.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { problemText } from "./problem-text.ts";

type NumberInputProps = Pick<
  ComponentProps<typeof NumberField>,
  "label" | "unit" | "note" | "overridden" | "className"
> & {
  /** As typed; undefined shows the usual value. */
  text: string | undefined;
  limits: Limits;
  usual: number;
  /** Starts empty, with the usual value as placeholder. */
  blank?: boolean;
  onText: (text: string) => void;
};

/** Shows a problem if the text is not a number within the limits. */
export function NumberInput({ text, limits, usual, blank, ...field }: NumberInputProps) {
  const shown = blank ? "" : String(usual);
  return (
    <NumberField
      {...field}
      spoken={field.unit && series([field.label, field.unit])}
      text={text ?? shown}
      placeholder={shown}
      maxLength={MAX_NUMBER_LENGTH}
      problem={problemText(readNumber(text, limits, usual))}
      signed={limits.min < 0}
    />
  );
}
