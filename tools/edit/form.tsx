/** Makes the editor's form from a Zod schema, so that the shape of a file is written once. */
import { type ComponentSchema, fields } from "@keystatic/core";
import { z } from "zod";
import { metaOf, shapeOf } from "../content/shape.ts";
import { Amount, choiceOf, Day, Line, Paragraph, PictureChoice, Tick } from "./controls.tsx";
import { asNumber, asText, asTick, asYaml, field, type Place } from "./fields.tsx";
import { readable } from "./readable.ts";

/** Longer text gets more than one line. */
const LINE = 60;

type Preview = { value?: unknown; fields?: Record<string, Preview> };

/** A list shows each entry by its first text. */
function itemLabel({ value, fields: inner = {} }: Preview): string {
  if (value !== undefined && value !== null) return String(value);
  return (
    Object.values(inner)
      .map(itemLabel)
      .find((text) => text !== "") ?? ""
  );
}

const inside = (place: Place, part: string, schema: z.core.$ZodType, optional = false): Place => ({
  label: readable(part),
  description: metaOf(schema).description,
  schema,
  at: [...place.at, part],
  file: place.file,
  optional: optional || shapeOf(schema).optional,
});

function group(place: Place, members: readonly (readonly [string, z.core.$ZodType])[]): ComponentSchema {
  const { label, description, optional } = place;
  const made = members.map(([key, schema]) => [key, formOf(inside(place, key, schema, optional))]);
  return fields.object(Object.fromEntries(made), { label, ...(description && { description }) });
}

function list(place: Place, element: z.core.$ZodType): ComponentSchema {
  const one = { ...inside(place, "*", element), label: place.label };
  const { label, description } = place;
  return fields.array(formOf(one), {
    label,
    ...(description && { description }),
    itemLabel: itemLabel as () => string,
  });
}

function textField(place: Place, shape: z.ZodString) {
  if (shape.format === "date") return field(place, asText, Day);
  const limit = shape.maxLength ? `At most ${shape.maxLength} characters.` : "";
  const description = [place.description, limit].filter(Boolean).join(" ");
  const isShort = (shape.maxLength ?? LINE) <= LINE;
  return field({ ...place, description }, asText, isShort ? Line : Paragraph);
}

/** A record whose keys are known is a group. */
function record(place: Place, { keyType, valueType }: z.ZodRecord): ComponentSchema | undefined {
  const { shape } = shapeOf(keyType);
  return shape instanceof z.ZodEnum
    ? group(
        place,
        shape.options.map((key) => [String(key), valueType] as const),
      )
    : undefined;
}

export function formOf(place: Place): ComponentSchema {
  const { shape } = shapeOf(place.schema);
  if (shape instanceof z.ZodObject) return group(place, Object.entries<z.core.$ZodType>(shape.shape));
  if (shape instanceof z.ZodArray) return list(place, shape.element);
  if (metaOf(shape).picture) return field(place, asText, PictureChoice);
  if (shape instanceof z.ZodEnum) return field(place, asText, choiceOf(shape.options.map(String)));
  if (shape instanceof z.ZodBoolean || (shape instanceof z.ZodLiteral && shape.values.has(true)))
    return field({ ...place, optional: true }, asTick, Tick);
  if (shape instanceof z.ZodLiteral) return field(place, asText, choiceOf([...shape.values].map(String)));
  if (shape._zod.def.type === "number") return field(place, asNumber, Amount);
  if (shape._zod.def.type === "string") return textField(place, shape as z.ZodString);
  return (shape instanceof z.ZodRecord ? record(place, shape) : undefined) ?? field(place, asYaml, Paragraph);
}

/** The form of a whole file: a field for each of its keys. */
export function formOfFile(file: RegExp, schema: z.ZodType): Record<string, ComponentSchema> {
  const { shape } = shapeOf(schema);
  if (!(shape instanceof z.ZodObject)) throw new Error(`${file} has no keys`);
  const root: Place = { label: "", description: undefined, schema, at: [], file, optional: false };
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(shape.shape).map(([key, each]) => [key, formOf(inside(root, key, each))]),
  );
}
