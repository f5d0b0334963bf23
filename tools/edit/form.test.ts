import type { ComponentSchema } from "@keystatic/core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { label, text } from "../../content/schema/text.ts";
import { readSources } from "../content/sources.ts";
import { configOf } from "./config.tsx";
import { formOfFile } from "./form.tsx";

const FILE = /^en\/example\.yaml$/;
const formOf = (shape: z.ZodRawShape, now: unknown = {}) => formOfFile(FILE, z.strictObject(shape), [now]);

function validate(schema: ComponentSchema | undefined, value: unknown): string | undefined {
  if (schema?.kind !== "form" || schema.formKind) throw new Error("not a field");
  try {
    schema.validate(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a form made from a schema", () => {
  test("has groups for objects, lists for arrays and fields for the rest, named after their keys", () => {
    const form = formOf({
      openingHours: z.strictObject({ from: label() }),
      steps: z.array(text()),
      kind: z.enum(["a", "b"]).optional(),
    });
    expect(form).toMatchObject({
      openingHours: { kind: "object", label: "Opening hours", fields: { from: { kind: "form", label: "From" } } },
      steps: { kind: "array", label: "Steps", element: { kind: "form" } },
      kind: { kind: "form", label: "Kind" },
    });
  });

  test("says what the schema refuses, with the field's name", () => {
    const { title, amount } = formOf({ title: text(5), amount: z.number().positive() });
    expect(validate(title, "short")).toBeUndefined();
    expect(validate(title, "too long")).toBe("Title: is too long (at most 5 characters).");
    expect(validate(title, "")).toBe("Title: is missing.");
    expect(validate(amount, -1)).toBe("Amount: must be more than 0.");
  });

  test("has a field for each key that a record has now, also within a list", () => {
    const counts = z.record(z.string(), z.int());
    const form = formOf(
      { counts, homes: z.array(z.strictObject({ counts })) },
      { counts: { fan: 1 }, homes: [{ counts: { fan: 3 } }, { counts: { led: 6 } }] },
    );
    expect(form).toMatchObject({
      counts: { kind: "object", fields: { fan: { kind: "form" } } },
      homes: { kind: "array", element: { fields: { counts: { fields: { fan: {}, led: {} } } } } },
    });
  });

  test("lets optional fields be empty", () => {
    expect(validate(formOf({ note: text(5).optional() }).note, "")).toBeUndefined();
  });

  test("shows a shape that has no field of its own as YAML, and reads it back", () => {
    const { range } = formOf({ range: z.tuple([z.number(), z.number()]) });
    if (range?.kind !== "form" || range.formKind) throw new Error("not a field");
    const shown = range.parse([3, 6]);
    expect(shown).toBe("- 3\n- 6\n");
    expect(range.serialize(shown)).toEqual({ value: [3, 6] });
    expect(validate(range, "- many\n- 6")).toBe("Range: must be a number.");
  });
});

test("every entry of the editor is in its navigation once", () => {
  const config = configOf(readSources());
  const listed = Object.values(config.ui?.navigation ?? {}).flat();
  const entries = [...Object.keys(config.singletons ?? {}), ...Object.keys(config.collections ?? {})];
  expect(listed.toSorted()).toEqual(entries.toSorted());
});
