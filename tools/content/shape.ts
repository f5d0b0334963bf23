import { z } from "zod";

/** Unwraps optional, default and transform. */
export function shapeOf(schema: z.core.$ZodType): { shape: z.core.$ZodType; optional: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return { shape: shapeOf(schema.unwrap()).shape, optional: true };
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodNonOptional) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return { shape: schema, optional: false };
}

/** Keys of all the values, in the order in which they first appear. */
export const keysIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.flatMap((value) => Object.keys(Object(value)))),
];

/** What `.describe()` or `.meta()` said of it, on any layer. */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const { innerType, in: inside } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const below = innerType ?? inside;
  return { ...(below && metaOf(below)), ...z.globalRegistry.get(schema) };
}
