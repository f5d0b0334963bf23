import { z } from "zod";
import { href, label } from "./text.ts";

export const link = () => z.strictObject({ label: label(), to: href() });

/** A list whose members have ids. */
export const listOf = <Each extends z.ZodType<{ id: string }>>(each: Each) =>
  z
    .array(each)
    .min(1)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "has an id twice");
