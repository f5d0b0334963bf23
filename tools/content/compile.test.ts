import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { products } from "#content/products.ts";
import { kilowatts } from "../../src/model/product.ts";
import { compileContent, inOneLine } from "./compile.ts";
import { problemsWith, problemsWithText, sources } from "./problems.fixture.ts";

const contact = "en/contact.yaml";
const withLead = (lead: string) => (sources[contact] ?? "").replace(/^lead: .*$/m, `lead: "${lead}"`);

/** The data of a module without messages. */
const read = (code: string, name: string): Record<string, unknown> => ({
  [name]: JSON.parse(code.slice(code.indexOf(" = ") + 3).replace(/;\n$/, "")),
});

test("the content has no problems, and every file becomes a module", () => {
  const { modules, problems } = compileContent(sources);
  expect(problems).toEqual([]);
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(["en/contact.ts", "en/products.ts", "facts/hours.ts"]));
});

test("a refused value names file, key and reason", () => {
  expect(problemsWith("facts/hours.yaml", /opens: .*/, 'opens: "9 am"')).toEqual([
    "content/facts/hours.yaml: days.Mon.opens: must be a time such as 09:00",
  ]);
});

test.each(["appliances", "cities", "market", "string-check"])("facts/%s is refused without a source", (name) => {
  const yaml = parse(sources[`facts/${name}.yaml`] ?? "");
  const sourced = yaml.sources ?? yaml;
  const removed = yaml.sources ? "co2" : "source";
  delete sourced[removed];
  expect(problemsWithText(`facts/${name}.yaml`, stringify(yaml))).toEqual([
    `content/facts/${name}.yaml: ${yaml.sources ? "sources.co2" : "source"}: is missing`,
  ]);
});

test("sources stay out of the site", () => {
  const { modules } = compileContent(sources);
  const facts = Object.entries(modules).filter(([file]) => file.startsWith("facts/"));
  expect(facts.filter(([, code]) => /"sources?"/.test(code))).toEqual([]);
});

test("an unknown key, a missing file and a file without a schema are refused", () => {
  expect(problemsWithText("en/contact.yaml", `${sources["en/contact.yaml"]}extra: word\n`)).toHaveLength(1);
  const { "en/contact.yaml": _, ...rest } = sources;
  expect(compileContent(rest).problems.map(inOneLine)).toEqual(["content/en/contact.yaml: is missing"]);
  expect(problemsWithText("en/unknown.yaml", "a: b\n")).toEqual([
    "content/en/unknown.yaml: has no schema in content/schema",
  ]);
});

test("a message must name its parameters and no others", () => {
  const [unknown] = problemsWith("en/contact.yaml", /opensToday: .*/, "opensToday: Opens at {hour}");
  expect(unknown).toMatch(/^content\/en\/contact\.yaml: hours\.opensToday: \{hour\} is unknown/);
  const [missing] = problemsWith("en/contact.yaml", /opensToday: .*/, "opensToday: Opens later");
  expect(missing).toBe("content/en/contact.yaml: hours.opensToday: {time} is missing");
});

test("a figure in braces is filled in, and an unknown one is refused", () => {
  const { modules } = compileContent({ ...sources, [contact]: withLead("Up to {largest} kW.") });
  expect(modules["en/contact.ts"]).toContain(`Up to ${Math.max(...products.map(kilowatts))} kW.`);
  expect(problemsWithText(contact, withLead("{most} kW"))[0]).toMatch(/lead: \{most\} is not a figure/);
});

test("a text or message that figures make too long is refused, and so is a long message", () => {
  const [lead] = problemsWithText(contact, withLead(`${"a".repeat(140)} {hybridsKW}`));
  expect(lead).toBe("content/en/contact.yaml: lead: is too long (at most 160 characters) once figures are filled in");
  const opensToday = (text: string) => problemsWith("en/contact.yaml", /opensToday: .*/, `opensToday: "${text}"`);
  const reason = "content/en/contact.yaml: hours.opensToday: is too long (at most 40 characters)";
  expect(opensToday("{time} {hybridsKW} {hybridsKW}")).toEqual([`${reason} once figures are filled in`]);
  expect(opensToday("Opens at {time}, as it does on any other day")).toEqual([reason]);
});

describe("a product", () => {
  const file = "products/flare-82kw.yaml";
  const model = "FLARE 8.2KW";

  test("must be in the file named after its slug", () => {
    const twin = problemsWithText("products/twin.yaml", (sources[file] ?? "").replace(/order: .*/, "order: 99"));
    expect(twin).toEqual(["content/products/twin.yaml: model: belongs in content/products/flare-82kw.yaml"]);
  });

  test.each([
    ["a malformed capacity", "capacity: 8.2KW Hybrid", "capacity: huge", "capacity"],
    ["a capacity that disagrees with the type", "capacity: 8.2KW Hybrid", "capacity: 8.2KW", "capacity"],
    ["a capacity that disagrees with the model", "capacity: 8.2KW Hybrid", "capacity: 6.2KW Hybrid", "capacity"],
    ["a model of another brand", `model: ${model}`, "model: GLARE 8.2KW", "model"],
    ["a feature listed twice", "- backup", "- battery", "features"],
    ["a feature that does not exist", "- backup", "- moonlight", "features.1"],
    ["a picture that does not exist", "picture: packshot-82", "picture: packshot-99", "picture"],
    ["a description that is too long", "en: ", `en: ${"word ".repeat(40)}`, "description.en"],
    ["figures that do not exist", "type: hybrid", "type: hybrid\nfigures:\n  colour: 3", "figures"],
  ])("is refused with %s", (_, from, to, key) => {
    const [problem] = problemsWith(file, from, to);
    expect(problem).toMatch(new RegExp(`^content/${file}: ${key}\\b`));
  });

  test("has the range's figures, except for its own", () => {
    const own = (yaml: string) => `${yaml}figures:\n  efficiency: 97.9\n`;
    const { modules } = compileContent({ ...sources, [file]: own(sources[file] ?? "") });
    const { products } = read(modules["en/products.ts"] ?? "", "products");
    expect(products).toContainEqual(
      expect.objectContaining({ model, figures: expect.objectContaining({ efficiency: 97.9, trackers: 2 }) }),
    );
  });

  test("says 'largest' only if it is the largest", () => {
    const text = "{rank, select, largest {The largest of all} other {A FLARE}}, for a test of words by rank.";
    const ranked = (size: string) =>
      (sources[file] ?? "")
        .replaceAll("8.2KW", `${size}KW`)
        .replace(/order: .*/, `order: ${Number(size) * 10}`)
        .replace(/en: .*/, `en: "${text}"`);
    const described = (...sizes: string[]) => {
      const added = sizes.map((size) => [`products/flare-${size.replace(".", "")}kw.yaml`, ranked(size)]);
      return compileContent({ ...sources, ...Object.fromEntries(added) }).modules["en/products.ts"];
    };
    expect(described("90.2")).toContain("The largest of all, for a test");
    expect(described("90.2")).not.toContain("A FLARE, for a test");
    expect(described("90.2", "99.2")).toContain("A FLARE, for a test");
  });
});

describe("slides", () => {
  const slide = (id: string, picture = "golden") =>
    `  - id: ${id}\n    time: Rain\n    headline: Rain\n    lead: Rain\n    picture: ${picture}\n    alt: Rain\n`;
  const problemsOf = (...slides: string[]) =>
    problemsWith("en/hero.yaml", /^slides:[\s\S]*/m, `slides:\n${slides.join("")}`);

  test("can be five, under any ids, with pictures that have an edition for phones", () => {
    expect(problemsOf(...["a", "b", "c", "d", "monsoon-rain"].map((id) => slide(id)))).toEqual([]);
    expect(problemsOf(slide("a"), slide("b", "packshot-62"))[0]).toMatch(
      /^content\/en\/hero\.yaml: slides\.1\.picture: must be one of golden, /,
    );
  });

  test("are refused if two have one id, and if there are too many for the dial", () => {
    expect(problemsOf(slide("rain"), slide("rain"))).toEqual([
      "content/en/hero.yaml: slides.1.id: another entry has this id",
    ]);
    expect(problemsOf(...["a", "b", "c", "d", "e", "f", "g"].map((id) => slide(id)))).toEqual([
      "content/en/hero.yaml: slides: has too many entries (at most 6)",
    ]);
  });
});

test("a reference to a product that does not exist is refused", () => {
  const { "products/flare-62kw.yaml": _, ...rest } = sources;
  expect(compileContent(rest).problems.map(inOneLine)).toContain(
    'content/en/featured.yaml: products.0.product: there is no product "flare-62kw"',
  );
});

test("a link to a question that does not exist is refused", () => {
  const [problem] = problemsWith("en/questions.yaml", "id: hybrid", "id: both");
  expect(problem).toMatch(/^content\/en\/services\.yaml: help\.\d+\.to: there is no question "hybrid"$/);
});

test("a file that is no YAML is refused with its name", () => {
  const [problem] = problemsWithText("en/contact.yaml", `${sources["en/contact.yaml"]}: [`);
  expect(problem).toMatch(/^content\/en\/contact\.yaml: /);
});

test("a character that no font has is refused", () => {
  expect(problemsWith("en/contact.yaml", /officeCity: .*/, "officeCity: New Delhi → India")).toContain(
    'content/en/contact.yaml: officeCity: the font has no "→" (U+2192); write it another way',
  );
});

test("Devanagari is refused where English pages have no font for it", () => {
  expect(problemsWith("en/contact.yaml", /officeCity: .*/, "officeCity: नई")).toContain(
    'content/en/contact.yaml: officeCity: the font has no "न" (U+0928); write it another way',
  );
  expect(problemsWith("products/flare-62kw.yaml", /en: .*/, "en: न")).toContain(
    'content/products/flare-62kw.yaml: description.en: the font has no "न" (U+0928); write it another way',
  );
});

test("a choice by a figure is made by the build", () => {
  const text = "{overApprovalCount, plural, =0 {None} one {One} other {Many}} of {sizes}.";
  const { modules } = compileContent({ ...sources, [contact]: withLead(text) });
  expect(modules["en/contact.ts"]).toMatch(/"lead": "(None|One|Many) of \w+\."/);
  expect(problemsWithText(contact, withLead("{most, plural, one {One} other {Many}}"))[0]).toMatch(
    /lead: \{most\} is unknown/,
  );
});
