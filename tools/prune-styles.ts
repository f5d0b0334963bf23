import postcss from "postcss";

const ESCAPE = String.raw`\\[0-9a-f]{1,6}\s?|\\.`;
const TOKEN = new RegExp(String.raw`\.((?:${ESCAPE}|[\w-])+)|${ESCAPE}|"[^"]*"|[()]`, "gi");

const unescaped = (name: string): string =>
  name.replaceAll(new RegExp(ESCAPE, "gi"), (sequence) => {
    const code = /^\\([0-9a-f]+)/i.exec(sequence)?.[1];
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) : sequence.slice(1);
  });

/** The classes without which a selector matches nothing: not those within :is(), :not() or :has(). */
function requiredClasses(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token, name] of selector.matchAll(TOKEN)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (name && depth === 0) names.push(unescaped(name));
  }
  return names;
}

const QUOTE = /["'`\\]/;

/** Leaves out the rules for classes that are named nowhere in `texts`, the HTML and the code of a page. */
export function pruneStyles(styles: string, texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  // In code, a class with a quote may be written with an escape.
  const isNamed = (name: string) => words.has(name) || QUOTE.test(name);
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => requiredClasses(selector).every(isNamed));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // Not a layer: its place among the layers may be where it is first named.
  root.walkAtRules(/^(media|supports|container)$/, (block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return root.toString();
}
