import { MessageSource, NoticeFigure, SitePath } from "../../content/schema/text.ts";
import { pathIn } from "../../src/model/path-in-language.ts";
import { baseOf } from "./languages.ts";
import { compileMessage } from "./message.ts";
import { measured } from "./notice-figure.ts";
import type { Problem } from "./parse.ts";

export type FigureTexts = Readonly<Record<string, string>>;

/** ICU syntax in a text, such as "{overApprovalCount, plural, one {…} other {…}}". */
const CHOICE = /\{\w+,/;

export const fillIn = (text: string, figures: FigureTexts, parameters: readonly string[] = []): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(figures, name) && !parameters.includes(name) ? (figures[name] ?? "") : braces,
  );

function leftover(text: string, figures: FigureTexts): string | undefined {
  const name = /\{(\w+)\}/.exec(text)?.[1];
  return name && `{${name}} is not a figure; there are ${Object.keys(figures).join(", ")}`;
}

/** Fills in figures, compiles messages and puts the language before paths, at any depth. */
export function resolve(
  file: string,
  data: unknown,
  figures: FigureTexts,
  language: string,
  start: readonly PropertyKey[] = [],
) {
  const problems: Problem[] = [];
  function visit(value: unknown, key: readonly PropertyKey[]): unknown {
    try {
      if (value instanceof MessageSource) {
        const { names, partial } = value;
        // A parameter may have the name of a figure.
        const source = fillIn(value.source, figures, names);
        return compileMessage(new MessageSource(source, names), language, partial ? "some" : "all");
      }
      if (value instanceof SitePath) return pathIn(baseOf(language), value.path);
      if (value instanceof NoticeFigure) return measured(value.text);
      if (typeof value === "string") {
        const text = CHOICE.test(value)
          ? compileMessage(new MessageSource(value, Object.keys(figures)), language, "some").call(figures)
          : fillIn(value, figures);
        const reason = leftover(text, figures);
        if (reason) throw new Error(reason);
        return text;
      }
    } catch (error) {
      problems.push({ file, key, reason: error instanceof Error ? error.message : String(error) });
    }
    if (Array.isArray(value)) return value.map((each, i) => visit(each, [...key, i]));
    if (typeof value === "object" && value !== null && !(value instanceof MessageSource))
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each, [...key, name])]));
    return value;
  }
  return { data: visit(data, start), problems };
}
