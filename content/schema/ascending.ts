import { z } from "zod";

/** Numbers by name, none of them less than the one before it. */
export const ascending = <Name extends string>(number: z.ZodNumber, ...names: readonly Name[]) =>
  z
    .strictObject(Object.fromEntries(names.map((name) => [name, number])) as Record<Name, z.ZodNumber>)
    .superRefine((given, context) => {
      const values = given as Record<Name, number>;
      names.forEach((name, i) => {
        const before = names[i - 1];
        if (before && values[name] < values[before])
          context.addIssue({ code: "custom", path: [name], message: `is less than "${before}"`, input: values[name] });
      });
    });
