import { expect, test } from "vitest";
import { compileContent, inOneLine } from "./compile.ts";
import { readSources } from "./sources.ts";

const sources = readSources();
const problemsWith = (file: string, change: (source: string) => string) =>
  compileContent({ ...sources, [file]: change(sources[file] ?? "") }).problems.map(inOneLine);

test("the content has no problems, and every file becomes a module", () => {
  const { modules, problems } = compileContent(sources);
  expect(problems).toEqual([]);
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(["en/contact.ts", "en/products.ts", "facts/hours.ts"]));
});

test("a refused value names file, key and reason", () => {
  expect(problemsWith("facts/hours.yaml", (yaml) => yaml.replace('"09:00"', '"9 am"'))).toEqual([
    "content/facts/hours.yaml: days.Mon.opens: must be a time such as 09:00",
  ]);
});

test("an unknown key, a missing file and a file without a schema are refused", () => {
  expect(problemsWith("en/contact.yaml", (yaml) => `${yaml}extra: word\n`)).toHaveLength(1);
  const { "en/contact.yaml": _, ...rest } = sources;
  expect(compileContent(rest).problems.map(inOneLine)).toEqual(["content/en/contact.yaml: is missing"]);
  expect(problemsWith("en/unknown.yaml", () => "a: b\n")).toEqual([
    "content/en/unknown.yaml: has no schema in content/schema",
  ]);
});

test("a message must name its parameters and no others", () => {
  const [unknown] = problemsWith("en/contact.yaml", (yaml) => yaml.replace("Opens at {time}", "Opens at {hour}"));
  expect(unknown).toMatch(/^content\/en\/contact\.yaml: hours\.opensToday: \{hour\} is unknown/);
  const [missing] = problemsWith("en/contact.yaml", (yaml) => yaml.replace("Opens at {time}", "Opens later"));
  expect(missing).toBe("content/en/contact.yaml: hours.opensToday: {time} is missing");
});

test("a figure in braces is filled in, and an unknown one is refused", () => {
  const lead = (text: string) => (yaml: string) => yaml.replace(/^lead: .*$/m, `lead: "${text}"`);
  const file = "en/contact.yaml";
  const { modules } = compileContent({ ...sources, [file]: lead("Up to {largest} kW.")(sources[file] ?? "") });
  expect(modules["en/contact.ts"]).toContain("Up to 10.2 kW.");
  expect(problemsWith(file, lead("{most} kW"))[0]).toMatch(/lead: \{most\} is not a figure/);
});

test("two products with the same address are refused", () => {
  const twin = problemsWith("products/twin.yaml", () => sources["products/flare-62kw.yaml"] ?? "");
  expect(twin).toEqual(["content/products/twin.yaml: model: another product has the same address"]);
});
