import postcss, { type AtRule, type Root } from "postcss";

const ESCAPE = String.raw`\\[0-9a-f]{1,6}\s?|\\.`;
const TOKEN = new RegExp(String.raw`\.((?:${ESCAPE}|[\w-])+)|\[data-picture="?([\w-]+)|${ESCAPE}|"[^"]*"|[()]`, "gi");

const unescaped = (name: string): string =>
  name.replaceAll(new RegExp(ESCAPE, "gi"), (sequence) => {
    const code = /^\\([0-9a-f]+)/i.exec(sequence)?.[1];
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) : sequence.slice(1);
  });

/** The classes and pictures without which a selector matches nothing: not those within :is(), :not() or :has(). */
function requiredNames(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token, name, picture] of selector.matchAll(TOKEN)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (name && depth === 0) names.push(unescaped(name));
    else if (picture && depth === 0) names.push(picture);
  }
  return names;
}

/** "hi" in "html:lang(hi) p". */
const languageOf = (selector: string) => /^html:lang\((\w+)\)/.exec(selector)?.[1];

const familyOf = (face: AtRule) => {
  let family = "";
  face.walkDecls("font-family", ({ value }) => {
    family = value.replaceAll(/["']/g, "");
  });
  return family;
};

/** Leaves out fonts that no other rule names. */
function pruneFonts(root: Root) {
  const named: string[] = [];
  root.walkDecls(/^--font|^font/, ({ value, parent }) => {
    if (parent?.type !== "atrule") named.push(value);
  });
  root.walkAtRules("font-face", (face) => {
    if (!named.some((value) => value.includes(familyOf(face)))) face.remove();
  });
}

const QUOTE = /["'`\\]/;

/** Leaves out rules for other languages, and for classes and pictures that are named nowhere in `texts`: the HTML and code of a page. */
export function pruneStyles(styles: string, texts: readonly string[], language: string): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  // In code, a class with a quote may be written with an escape.
  const isNamed = (name: string) => words.has(name) || QUOTE.test(name);
  const canMatch = (selector: string) =>
    (languageOf(selector) ?? language) === language && requiredNames(selector).every(isNamed);
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(canMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // Empty layers stay: one may set the order of the layers.
  root.walkAtRules(/^(media|supports|container)$/, (block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  pruneFonts(root);
  return root.toString();
}
