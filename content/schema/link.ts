import { z } from "zod";
import { href, label } from "./text.ts";

export const link = () => z.strictObject({ label: label(), to: href() });

type Limits<Each extends z.ZodType> = { min?: number; max?: number; by?: keyof z.output<Each> & string };

/** A list in which no two entries have the same id, or whatever they are told apart `by`. */
export const listOf = <Each extends z.ZodType<object>>(each: Each, { min = 1, max = 100, by }: Limits<Each> = {}) =>
  z
    .array(each)
    .min(min)
    .max(max)
    .superRefine((list, context) => {
      const name = by ?? "id";
      const names: unknown[] = list.map((entry) => Object(entry)[name]);
      for (const [i, input] of names.entries())
        if (names.indexOf(input) < i)
          context.addIssue({ code: "custom", path: [i, name], message: `another entry has this ${name}`, input });
    });
