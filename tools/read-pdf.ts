/** Reads PDFs through poppler's commands. */
import { spawnSync } from "node:child_process";

export const readsPdf = () => spawnSync("pdftotext", ["-v"]).error === undefined;

function ask(command: string, pdf: Buffer): string {
  const [name = "", ...options] = command.split(" ");
  const { status, stdout, stderr, error } = spawnSync(name, options, { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
  return stdout;
}

/** The words in the order in which they were set. */
export const textOf = (pdf: Buffer): string => ask("pdftotext -raw - -", pdf).replaceAll(/\s+/g, " ");

/** "Title", "Tagged", "Pages" and the like. */
export const factsOf = (pdf: Buffer): Record<string, string> =>
  Object.fromEntries(
    [...ask("pdfinfo -", pdf).matchAll(/^([^:\n]+): +(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

/** Whether each font is embedded. */
export const fontsOf = (pdf: Buffer): { name: string; embedded: boolean }[] =>
  [...ask("pdffonts -", pdf).matchAll(/^(\S+) .*(yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+ *$/gm)].map(
    ([, name = "", embedded]) => ({ name, embedded: embedded === "yes" }),
  );

/** The tags that a screen reader walks. */
export const structureOf = (pdf: Buffer): string => ask("pdfinfo -struct -", pdf);
