import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSources } from "./sources.ts";
import { untranslatedWords } from "./untranslated-words.ts";

type Text = { key: string; text: string };

/** Values that are no words: ids, pictures, URLs, and what visitors may type. */
const NO_WORDS = /^(id|picture\w*|to|keywords|product|kind|language|icon|ground|row|night|type)$/;

const textsIn = (data: unknown, key: string): Text[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([name, each]) => (NO_WORDS.test(name) ? [] : textsIn(each, `${key}.${name}`)))
    : [{ key, text: String(data ?? "") }];

const hindi = Object.entries(readSources()).flatMap(([file, yaml]) => {
  if (file.startsWith("hi/")) return textsIn(parse(yaml), file);
  return file.startsWith("products/") ? [{ key: file, text: String(parse(yaml).description.hi) }] : [];
});

/** ICU keywords and parameters are no words, the texts of its choices are. */
const spoken = (text: string) =>
  text.replaceAll(/\{\w+, (?:plural|select),/g, "").replaceAll(/(?:=\d+|\b\w+) (?=\{)/g, "");

const glossary = readFileSync("docs/hindi.md", "utf8")
  .split("\n")
  .filter((line) => /^\| .* \|$/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, english = "", term = "", avoid = ""]) => ({ english, term, avoid }))
  .filter(({ english, term }) => english !== "English" && !/^-+$/.test(term));

test("Hindi texts have no English words but names, units and codes", () => {
  expect(hindi.length).toBeGreaterThan(500);
  expect(hindi.flatMap(({ key, text }) => untranslatedWords(spoken(text)).map((word) => `${key}: ${word}`))).toEqual(
    [],
  );
});

test("docs/hindi.md has sixty terms or more, and no text has a word that it says to avoid", () => {
  expect(glossary.length).toBeGreaterThanOrEqual(60);
  const words = new Map(hindi.map(({ key, text }) => [key, new Set(text.match(/[\p{L}\p{M}-]+/gu))]));
  const avoided = glossary.flatMap(({ avoid }) => avoid.split(/[,;]/).map((each) => each.trim())).filter(Boolean);
  expect(avoided.length).toBeGreaterThan(60);
  const found = avoided.flatMap((term) =>
    hindi
      .filter(({ key, text }) => (term.includes(" ") ? text.includes(term) : words.get(key)?.has(term)))
      .map(({ key }) => `${key}: ${term}`),
  );
  expect(found).toEqual([]);
});

test("Hindi is written in Unicode NFC with Latin digits and the nasal dot", () => {
  const wrong = hindi.filter(({ text }) => text !== text.normalize("NFC") || /[०-९ँ]/.test(text));
  expect(wrong).toEqual([]);
});

/** Keys of all values; entries of lists by their id. */
const keysIn = (data: unknown, key = ""): string[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([name, each]) => keysIn(each, `${key}.${each?.id ?? each?.product ?? name}`))
    : [key];

test("Hindi has every optional text that English has", () => {
  const sources = readSources();
  const inHindi = new Set(
    Object.keys(sources).flatMap((file) => (file.startsWith("hi/") ? keysIn(parse(sources[file] ?? ""), file) : [])),
  );
  const inEnglish = Object.keys(sources).flatMap((file) =>
    file.startsWith("en/") ? keysIn(parse(sources[file] ?? ""), file.replace("en/", "hi/")) : [],
  );
  expect(inEnglish.length).toBeGreaterThan(500);
  // Beside the tagline on pages in other languages.
  expect(inEnglish.filter((key) => !inHindi.has(key))).toEqual(["hi/site.yaml.taglineHindi"]);
});
