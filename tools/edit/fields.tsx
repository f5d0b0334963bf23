/** Fields of the form that hold one value each. */
import type { BasicFormField, FormFieldInputProps } from "@keystatic/core";
import { type ComponentType, useState, useSyncExternalStore } from "react";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { getRefused, refusedAt, watchRefused } from "./problems.ts";

export type Place = {
  label: string;
  description: string | undefined;
  schema: z.core.$ZodType;
  /** The key within the file, with "*" for a place in a list. */
  at: readonly string[];
  file: RegExp;
  /** May be empty: optional, or within a group that is. */
  optional: boolean;
  /** What stands there now, more than one value within a list. */
  samples: readonly unknown[];
};

export type ControlProps<Value> = {
  place: Place;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  autoFocus: boolean;
  errorMessage: string | undefined;
};

type Stored = Parameters<BasicFormField<string>["parse"]>[0];

type Conversion<Value> = { empty: Value; read: (stored: Stored) => Value; store: (value: Value) => Stored };

/** By the field's own schema, then by what the server says of the whole content. */
function reasonAgainst<Value>(place: Place, value: Value, { empty, store }: Conversion<Value>): string | undefined {
  if (value === empty && place.optional) return undefined;
  const stored = value === empty ? undefined : store(value);
  const { error } = (place.schema as z.ZodType).safeParse(stored);
  return error?.issues[0]?.message ?? refusedAt(place.file, place.at, stored);
}

/** One value of the file, checked by its schema. */
export function field<Value extends string | number | boolean | null>(
  place: Place,
  conversion: Conversion<Value>,
  Control: ComponentType<ControlProps<Value>>,
): BasicFormField<Value> {
  const sentence = (value: Value) => {
    const reason = reasonAgainst(place, value, conversion);
    return reason && `${place.label}: ${reason}.`;
  };
  function Input({ value, onChange, autoFocus, forceValidation }: FormFieldInputProps<Value>) {
    useSyncExternalStore(watchRefused, getRefused);
    const [touched, setTouched] = useState(false);
    return (
      <Control
        place={place}
        value={value}
        onChange={(next) => {
          setTouched(true);
          onChange(next);
        }}
        onBlur={() => setTouched(true)}
        autoFocus={autoFocus}
        errorMessage={touched || forceValidation ? sentence(value) : undefined}
      />
    );
  }
  const read = (stored: Stored) => (stored === undefined ? conversion.empty : conversion.read(stored));
  return {
    kind: "form",
    label: place.label,
    Input,
    defaultValue: () => conversion.empty,
    parse: read,
    serialize: (value) => ({ value: value === conversion.empty ? undefined : conversion.store(value) }),
    validate(value) {
      const reason = sentence(value);
      if (reason) throw new Error(reason);
      return value;
    },
    reader: { parse: read },
  };
}

export const asText: Conversion<string> = { empty: "", read: String, store: (value) => value };
export const asNumber: Conversion<number | null> = { empty: null, read: Number, store: (value) => value ?? undefined };
export const asTick: Conversion<boolean> = { empty: false, read: Boolean, store: (value) => value };
/** For shapes that no other field can show. */
export const asYaml: Conversion<string> = {
  empty: "",
  read: (stored) => stringify(stored, { lineWidth: 0 }),
  store(value) {
    try {
      return parse(value);
    } catch {
      return value;
    }
  },
};
