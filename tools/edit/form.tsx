/** Makes the editor's form from a Zod schema, so that the shape of a file is written once. */
import { type ComponentSchema, fields } from "@keystatic/core";
import { z } from "zod";
import { keysIn, metaOf, shapeOf } from "../content/shape.ts";
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

const inside = (place: Place, part: string, schema: z.core.$ZodType, samples: readonly unknown[]): Place => ({
  ...place,
  label: readable(part),
  description: metaOf(schema).description,
  schema,
  at: [...place.at, part],
  optional: place.optional || shapeOf(schema).optional,
  samples,
});

/** The places in an object or a record, or none if it is neither. A record has the keys that the file has now. */
function membersOf(place: Place): Record<string, Place> | undefined {
  const { shape } = shapeOf(place.schema);
  const member = (key: string, schema: z.core.$ZodType) =>
    inside(
      place,
      key,
      schema,
      place.samples.map((sample) => Object(sample)[key]),
    );
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(shape.shape).map(([key, schema]) => [key, member(key, schema)]),
    );
  if (!(shape instanceof z.ZodRecord)) return undefined;
  const { shape: keyShape } = shapeOf(shape.keyType);
  const fixed = keyShape instanceof z.ZodEnum ? keyShape.options.map(String) : undefined;
  const keys = fixed ?? keysIn(place.samples);
  return Object.fromEntries(
    keys.map((key) => [key, { ...member(key, shape.valueType), ...(!fixed && { optional: true }) }]),
  );
}

const formsOf = (members: Record<string, Place>): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(members).map(([key, place]) => [key, formOf(place)]));

function list(place: Place, shape: z.ZodArray): ComponentSchema {
  const { label, description } = place;
  const one = { ...inside(place, "*", shape.element, place.samples.flat()), label, optional: false };
  const { minimum: min, maximum: max } = shape._zod.bag as { minimum?: number; maximum?: number };
  return fields.array(formOf(one), {
    label,
    ...(description && { description }),
    itemLabel: itemLabel as () => string,
    validation: { length: { ...(min && !place.optional && { min }), ...(max && { max }) } },
  });
}

function textField(place: Place, shape: z.ZodString) {
  if (shape.format === "date") return field(place, asText, Day);
  const { limit } = metaOf(place.schema) as { limit?: number };
  const description = [place.description, limit && `At most ${limit} characters.`].filter(Boolean).join(" ");
  const isShort = (limit ?? LINE) <= LINE;
  return field({ ...place, description }, asText, isShort ? Line : Paragraph);
}

function formOf(place: Place): ComponentSchema {
  const { shape } = shapeOf(place.schema);
  const { label, description } = place;
  const members = membersOf(place);
  if (members) return fields.object(formsOf(members), { label, ...(description && { description }) });
  if (shape instanceof z.ZodArray) return list(place, shape);
  if (metaOf(shape).picture) return field(place, asText, PictureChoice);
  if (shape instanceof z.ZodEnum) return field(place, asText, choiceOf(shape.options.map(String)));
  if (shape instanceof z.ZodBoolean || (shape instanceof z.ZodLiteral && shape.values.has(true)))
    return field({ ...place, optional: true }, asTick, Tick);
  if (shape instanceof z.ZodLiteral) return field(place, asText, choiceOf([...shape.values].map(String)));
  if (shape._zod.def.type === "number") return field(place, asNumber, Amount);
  if (shape._zod.def.type === "string") return textField(place, shape as z.ZodString);
  return field(place, asYaml, Paragraph);
}

/** The form of a whole file: a field for each of its keys. `samples` are the files of this kind as they are now. */
export function formOfFile(file: RegExp, schema: z.ZodType, samples: readonly unknown[]) {
  const root = { label: "", description: undefined, schema, at: [], file, optional: false, samples };
  const members = membersOf(root);
  if (!members) throw new Error(`${file} has no keys`);
  return formsOf(members);
}
