import { z } from "zod";
import { label, text } from "./text.ts";

/** Shown on the pages of the other languages too. */
export const languageWords = z.strictObject({
  name: label().describe("In the language itself, for the switch."),
  offer: z
    .strictObject({ text: text(80), accept: label(), decline: label() })
    .optional()
    .describe("Shown once to a visitor whose browser asks for this language, on pages in another."),
});

/** `code` is "hi", `locale` "hi-IN". */
type Described = z.output<typeof languageWords> & { code: string; base: string; locale: string };

/** The language of a build. `base` is what its paths begin with, such as "/hi"; English has none. */
export type LanguageModule = Pick<Described, "code" | "base"> & {
  all: readonly Pick<Described, "code" | "base">[];
  others: readonly Described[];
};
