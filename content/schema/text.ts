import { z } from "zod";
import { languages } from "../../tools/content/languages.ts";
import { longestReading } from "./reading.ts";

/**
 * A label, a sentence or a paragraph. `{asOf}` and other figures of tools/content/figures.ts are filled in by the build.
 * `max` limits every variant of the text, with figures filled in.
 */
export const text = (max = 400) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((input, context) => {
      if (longestReading(input).length > max)
        context.addIssue({ code: "too_big", origin: "string", maximum: max, inclusive: true, input });
    })
    .meta({ limit: max });

export const label = () => text(40);

export type Message<Name extends string = string> = (values: Record<Name, string | number>) => string;

/** A message as it is in the file. The build compiles it to a function. */
export class MessageSource {
  readonly source: string;
  readonly names: readonly string[];
  /** Whether it may leave parameters out. */
  readonly partial: boolean;
  constructor(source: string, names: readonly string[], partial = false) {
    this.source = source;
    this.names = names;
    this.partial = partial;
  }
}

/** A sentence in ICU syntax with these parameters: `message(60, "model", "need")` for "{model} carries {need} kW". */
export const message = <Name extends string>(max: number, ...names: readonly Name[]) =>
  text(max)
    .transform((source) => new MessageSource(source, names) as unknown as Message<Name>)
    .describe(`Says ${names.map((name) => `{${name}}`).join(", ")}.`);

/** As `message`, but a sentence need not name all of the parameters. */
export const partialMessage = <Name extends string>(max: number, ...names: readonly Name[]) =>
  text(max).transform((source) => new MessageSource(source, names, true) as unknown as Message<Name>);

/** A path as it is in the file. The build puts the language before it. */
export class SitePath {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** Letters or digits shown beside a message. The build adds their width. */
export class NoticeFigure {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An address within the site. */
export const href = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "must be an address such as /products or /#contact")
    .transform((path) => new SitePath(path) as unknown as string);

export const id = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and hyphens");

/** One text for each language. */
export const byLanguage = <Text extends z.ZodType>(words: Text) => z.record(z.enum(languages), words);
