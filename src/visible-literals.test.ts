import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeFiles, literalText, type Node, parseCode, walk } from "../tools/syntax-tree.ts";

/** Attributes and properties whose text people read or hear, even if it is one word. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|caption|description|heading|label|lead|note|placeholder|summary|text|title|unit|words)$/;

/** Attributes and calls whose text is for machines or developers. */
const CODE_ATTRIBUTE = /^(autoComplete|className|content|d|href|id|media|name|rel|sizes|transform|type|viewBox)$/;
const CODE_CALL =
  /^(closest|console|describe|matches|matchMedia|querySelector|querySelectorAll|Refusal|useMedia|.*Error)$/;

/** Calls that draw their text. */
const DRAWN_BY = /^(fillText|strokeText|write|setLine|setLines|setBalancedLines)$/;

/** Fixed by the brief, the format of robots.txt or chemistry, or about a setting of the build. */
const FIXED = /^(Contact form submission:|Newsletter subscription:|User-agent: |VITE_\w+: |CO$)/;

/** Stands for an expression in a template. */
const GAP = "§";

/** Class names without a hyphen or another sign that sets them apart from words. */
const UTILITY =
  /^(absolute|block|border|contents|fixed|flex|grid|group|hidden|inactive|inline|link|numeral|relative|reveal|rounded|slide|static|sticky|tab|tabs|transition|truncate|underline|wrap)$/;
const isClassName = (token: string) =>
  token === GAP ||
  UTILITY.test(token) ||
  (/^[\da-z!*@[-]/.test(token) && /[-:[(/]/.test(token) && !/[,.;:!?]$/.test(token));
const isStyle = (text: string) =>
  text.split(/\s+/).every(isClassName) || /\((prefers-|width )|^(not all|screen and |translate\()/.test(text);
const isSelector = (text: string) => /^[.#:[]/.test(text);
const isPath = (text: string) => /^[MLHVCSQTAZ\d\s.,§-]+$/i.test(text) && !/\p{L}{2}/u.test(text);
const isCode = (text: string) => isStyle(text) || isSelector(text) || isPath(text) || FIXED.test(text);

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Two words side by side, or a word beside an expression. */
const isProse = (text: string) => /(^|\s)[\p{L}’'-]{2,}[,.:;!?…]*\s+\S|\S\s+[\p{L}’'-]{2,}[,.:;!?…]*($|\s)/u.test(text);

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as Partial<Node>;
  return typeof name === "object" ? nameOf(name) : String(name ?? value ?? "");
};

/** The attribute or property whose value the text is, the call that gets it, or the element that shows it. */
function contextOf(above: readonly Node[]): { attribute?: string; call?: string; shown?: boolean } {
  const [parent, ...further] = above;
  if (!parent) return {};
  if (parent.type === "JSXAttribute") return { attribute: nameOf(parent) };
  if (parent.type === "Property") return { attribute: nameOf(parent.key) };
  if (parent.type === "JSXExpressionContainer")
    return further[0]?.type === "JSXAttribute" ? contextOf(further) : { shown: true };
  if (parent.type === "CallExpression" || parent.type === "NewExpression") {
    const callee = parent.callee as Node;
    return { call: nameOf(callee.object) === "console" ? "console" : nameOf(callee.property ?? callee) };
  }
  const isPart =
    /^(Conditional|Logical|Parenthesized)Expression$|^TemplateLiteral$|^TS(As|Satisfies)/.test(parent.type) ||
    parent.operator === "+";
  return isPart ? contextOf(further) : {};
}

/** A type, an import or the name of a property. */
const isNoValue = (node: Node, [parent]: readonly Node[]) =>
  /^(TS.*LiteralType|Import|Export)/.test(parent?.type ?? "") || (parent?.type === "Property" && parent.key === node);

function visibleTexts(file: string, code: string): string[] {
  const found: string[] = [];
  walk(parseCode(file, code), (node, above) => {
    const text = literalText(node, GAP)?.trim();
    if (!text || isCode(text) || isNoValue(node, above)) return;
    const { attribute = "", call = "", shown = node.type === "JSXText" } = contextOf(above);
    if (CODE_ATTRIBUTE.test(attribute) || CODE_CALL.test(call)) return;
    if (shown || READ.test(attribute) || DRAWN_BY.test(call) ? hasWord(text) : isProse(text))
      found.push(`${file}:${code.slice(0, node.start).split("\n").length}: ${text}`);
  });
  return found;
}

test.each([
  ['<p title="Close" />', "Close"],
  ["<p>Reload</p>", "Reload"],
  ["<b>{n} of {m}</b>", "of"],
  ['<b aria-label={open ? "Shut" : label} />', "Shut"],
  ['<b>{playing ? "Pause" : null}</b>', "Pause"],
  ['const words = "nothing here"', "nothing here"],
  [`const glued = \`\${count} models\``, "§ models"],
  ['const option = { value: "day", label: "Day" }', "Day"],
  ['write("FLARE", { size: 54 })', "FLARE"],
  ['context.fillText("FLARE", 0, 0)', "FLARE"],
  ['setLine("FLARE", mark, fonts)', "FLARE"],
])("visible text in %s is found", (code, text) => {
  expect(visibleTexts("a.tsx", code)).toEqual([`a.tsx:1: ${text}`]);
});

test.each([
  'import x from "./two words.ts"',
  'type Kind = "some words"',
  'const row = "flex min-h-11 items-center gap-2.5 hover:underline"',
  `<p className={\`grid \${open ? "flex hidden" : ""}\`} />`,
  `<path d={\`M\${x} 8H\${y}\`} />`,
  'useMedia("(prefers-reduced-motion: reduce) and (width < 44rem)")',
  'console.error("A line for developers")',
  `throw new Error(\`No scene for \${kind}\`)`,
])("%s has no visible text", (code) => {
  expect(visibleTexts("a.tsx", code)).toEqual([]);
});

test("code has no words that people read or hear: those are in content/", () => {
  const files = codeFiles();
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => visibleTexts(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("share cards and data sheets draw no words of their own", () => {
  const drawn = globSync("tools/{share-card,data-sheet}/*.ts")
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const texts: string[] = [];
      walk(parseCode(file, readFileSync(file, "utf8")), (node, above) => {
        const text = literalText(node) ?? "";
        if (hasWord(text) && DRAWN_BY.test(contextOf(above).call ?? "")) texts.push(`${file}: ${text}`);
      });
      return texts;
    });
  expect(drawn).toEqual([]);
});
