import { compileContent, inOneLine } from "./compile.ts";
import { readSources } from "./sources.ts";

export const sources = readSources();

/** The problems of the content with another text in one file. */
export const problemsWithText = (file: string, text: string): string[] =>
  compileContent({ ...sources, [file]: text }).problems.map(inOneLine);

/** The problems of the content once a part of one file is replaced. */
export const problemsWith = (file: string, from: string | RegExp, to: string): string[] =>
  problemsWithText(file, (sources[file] ?? "").replace(from, to));
