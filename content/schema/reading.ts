/** A case with the text between its braces, which may name parameters. */
const CASE = /=?\w+\s*\{((?:[^{}]|\{\w+\})*)\}/g;
/** A choice without another one inside. */
const CHOICE = new RegExp(String.raw`\{\w+,\s*(?:plural|select),((?:\s*${CASE.source})+)\s*\}`, "g");

const longestCase = (cases: string): string =>
  [...cases.matchAll(CASE)].reduce((longest, [, each = ""]) => (each.length > longest.length ? each : longest), "");

/** The longest text that a message in ICU syntax may become. A parameter counts as long as its name. */
export function longestReading(source: string): string {
  const chosen = source.replaceAll(CHOICE, (_, cases: string) => longestCase(cases));
  return chosen === source ? source.replaceAll(/[{}]/g, "") : longestReading(chosen);
}
