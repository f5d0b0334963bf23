/** Reads PDFs through poppler's commands. */
import { spawnSync } from "node:child_process";

export const readsPdf = () => spawnSync("pdftotext", ["-v"]).error === undefined;

function run(command: string, pdf: Buffer): string {
  const [name = "", ...options] = command.split(" ");
  const { status, stdout, stderr, error } = spawnSync(name, options, { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Text in the order in which it was drawn. A line may end in the hyphen of a word. */
export const pdfText = (pdf: Buffer): string =>
  run("pdftotext -raw - -", pdf).replaceAll("-\n", "-").replaceAll(/\s+/g, " ");

/** "Title", "Tagged", "Pages" and the like. */
export const factsOf = (pdf: Buffer): Record<string, string> =>
  Object.fromEntries(
    [...run("pdfinfo -", pdf).matchAll(/^([^:\n]+): +(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

export const fontsOf = (pdf: Buffer): { name: string; embedded: boolean }[] =>
  [...run("pdffonts -", pdf).matchAll(/^(\S+) .*(yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+ *$/gm)].map(
    ([, name = "", embedded]) => ({ name, embedded: embedded === "yes" }),
  );

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Decodes a PDF string: Latin-1, or UTF-16 if it starts with a byte order mark. */
function decode(string: string): string {
  const bytes = Buffer.from(
    string.replaceAll(/\\(.)/gs, (_, letter) => escapes[letter] ?? letter),
    "latin1",
  );
  return bytes.readUInt16BE() === 0xfeff ? bytes.swap16().toString("utf16le").slice(1) : bytes.toString("latin1");
}

/** What screen readers say for pictures. */
export const pictureNamesOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/Alt \(((?:\\.|[^\\)])*)\)/gs)].map(([, name = ""]) => decode(name));

/** The tag structure for screen readers. */
export const structureOf = (pdf: Buffer): string => run("pdfinfo -struct -", pdf);
