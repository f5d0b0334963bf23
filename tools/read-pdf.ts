/** Reads PDFs through poppler's commands. */
import { spawnSync } from "node:child_process";

export const readsPdf = () => spawnSync("pdftotext", ["-v"]).error === undefined;

function run(command: string, pdf: Buffer): string {
  const [name = "", ...options] = command.split(" ");
  const { status, stdout, stderr, error } = spawnSync(name, options, { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Text in the order in which it was drawn. */
export const textOf = (pdf: Buffer): string => run("pdftotext -raw - -", pdf).replaceAll(/\s+/g, " ");

/** "Title", "Tagged", "Pages" and the like. */
export const factsOf = (pdf: Buffer): Record<string, string> =>
  Object.fromEntries(
    [...run("pdfinfo -", pdf).matchAll(/^([^:\n]+): +(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

export const fontsOf = (pdf: Buffer): { name: string; embedded: boolean }[] =>
  [...run("pdffonts -", pdf).matchAll(/^(\S+) .*(yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+ *$/gm)].map(
    ([, name = "", embedded]) => ({ name, embedded: embedded === "yes" }),
  );

/** The tag structure for screen readers. */
export const structureOf = (pdf: Buffer): string => run("pdfinfo -struct -", pdf);
