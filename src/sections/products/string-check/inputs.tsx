import { stringCheck } from "#content/string-check.ts";
import { type InputDefaults, inputLimits, type Typed } from "../../../model/string-check/inputs.ts";
import type { InputName } from "../../../model/string-check/names.ts";
import { NumberInput } from "../../calculator/number-input.tsx";

type InputsProps = {
  heading: string;
  note?: string;
  names: readonly InputName[];
  typed: Typed;
  usual: InputDefaults;
  onText: (name: InputName, text: string) => void;
};

export function Inputs({ heading, note, names, typed, usual, onText }: InputsProps) {
  return (
    <fieldset>
      <legend className="type-h3 text-h4">{heading}</legend>
      {note && <p className="mt-1 text-muted text-note">{note}</p>}
      <div className={`mt-4 grid ${names.length === 3 ? "grid-cols-3" : "grid-cols-2"} gap-x-(--gutter) gap-y-5`}>
        {names.map((name) => (
          <NumberInput
            key={name}
            {...stringCheck.fields[name]}
            text={typed[name]}
            limits={inputLimits[name]}
            usual={usual[name]}
            onText={(text) => onText(name, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}
