import { z } from "zod";
import { href, label } from "./text.ts";

export const link = () => z.strictObject({ label: label(), to: href() });

/** A list whose members have ids. */
export const listOf = <Each extends z.ZodType<{ id: string }>>(each: Each, { min = 1, max = 100 } = {}) =>
  z
    .array(each)
    .min(min)
    .max(max)
    .superRefine((list, context) => {
      const ids = list.map(({ id }) => id);
      for (const [i, id] of ids.entries())
        if (ids.indexOf(id) < i)
          context.addIssue({ code: "custom", path: [i, "id"], message: "another entry has this id", input: id });
    });
