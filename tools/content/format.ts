import { Document, isScalar, parse, visit } from "yaml";
import { z } from "zod";
import { schemaOf } from "./parse.ts";
import { keysIn, shapeOf } from "./shape.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => typeof value === "object" && keysIn([value]).length === 0;
const membersOf = (values: readonly unknown[], key: string) => values.map((value) => Object(value)[key]);

type Member = readonly [key: string, value: unknown, optional: boolean];

/** Leaves out optional members that are empty. */
const objectOf = (members: readonly Member[]) =>
  Object.fromEntries(members.filter(([, value, optional]) => value !== undefined && !(optional && isEmpty(value))));

/**
 * Sorts keys as in the schema. Keys of a record keep one order across all entries of a list; `siblings` are the values at
 * the same place in all of them.
 */
function inOrder(schema: z.core.$ZodType, value: unknown, siblings: readonly unknown[]): unknown {
  const { shape } = shapeOf(schema);
  if (shape instanceof z.ZodArray && Array.isArray(value))
    return value.map((each) => inOrder(shape.element, each, siblings.flat()));
  if (!isObject(value)) return value;
  if (shape instanceof z.ZodRecord)
    return objectOf(
      keysIn(siblings).map((key) => [key, inOrder(shape.valueType, value[key], membersOf(siblings, key)), true]),
    );
  if (!(shape instanceof z.ZodObject)) return value;
  const known = Object.entries<z.core.$ZodType>(shape.shape).map(
    ([key, each]): Member => [key, inOrder(each, value[key], membersOf(siblings, key)), shapeOf(each).optional],
  );
  return { ...objectOf(known), ...unknownKeys(shape, value) };
}

const unknownKeys = (shape: z.ZodObject, value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(shape.shape, key)));

/** Spaces and joiners that an editor does not show. */
const INVISIBLE = /[\u00a0\u00ad\u2007\u200b-\u200d\u202f\u2060]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The one form in which content is stored, so that a change of one value is a change of one line. */
export function formatted(file: string, source: string): string {
  const schema = schemaOf(file);
  const data: unknown = parse(source);
  // Also unambiguous for readers of YAML 1.1, such as the editor: "09:00" and "2026-11-01" are quoted.
  const document = new Document(schema ? inOrder(schema, data, [data]) : data, { compat: "yaml-1.1" });
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === "string" && node.value.search(INVISIBLE) >= 0)
        node.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 }).replaceAll(INVISIBLE, escaped);
}
