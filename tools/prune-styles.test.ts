import { expect, test } from "vitest";
import { pruneStyles } from "./prune-styles.ts";

test.each([
  ["a class of the document", ".card{a:b}", '<p class="wide card">'],
  ["a class of the code", ".card{a:b}", "e(`p`,{className:open?`card`:``})"],
  ["a class with escapes", String.raw`.md\:pt-1\.5:hover{a:b}`, '<p class="md:pt-1.5">'],
  ["a class that begins with a digit", String.raw`.\32 xl\:flex{a:b}`, '<p class="2xl:flex">'],
  ["a class with quotes, which code may escape", String.raw`.content-\[\'\'\]{a:b}`, ""],
  ["a picture of the document", '[data-picture="noon"]{a:b}', '<img data-picture="noon">'],
  ["no class at all", "[data-open] p:first-child{a:b}", ""],
  ["a class only within parentheses", "p:not(.card){a:b}", ""],
  ["a layer, even without rules", "@layer base{}", ""],
])("a rule with %s stays", (_, styles, text) => {
  expect(pruneStyles(styles, [text], "en")).toBe(styles);
});

test.each([
  ["a class that is part of another", ".card{a:b}", '<p class="card-wide">'],
  ["a class that is missing beside one that is not", ".card .wide{a:b}", '<p class="card">'],
  ["a picture that is missing", '[data-picture="noon"]{a:b}', '<img data-picture="noon-tall">'],
  ["a condition around it", "@media print{.card{a:b}}", ""],
  ["a class followed by a choice", ".card:is(.wide,.tall){a:b}", '<p class="wide">'],
])("a rule with %s is left out", (_, styles, text) => {
  expect(pruneStyles(styles, [text], "en")).toBe("");
});

test("pruneStyles keeps the selectors of a list that can match", () => {
  expect(pruneStyles(".card,.wide,p{a:b}", ['<p class="wide">'], "en")).toBe(".wide,p{a:b}");
});

test("pruneStyles removes rules for other languages, and the fonts that only they use", () => {
  const faces = ["A", "B"].map((name) => `@font-face{font-family:"${name}";src:url(${name})}`);
  const [english, hindi] = ['html{font-family:"A"}', 'html:lang(hi){--font-sans:"B"}'];
  const styles = [...faces, english, hindi].join("");
  expect(pruneStyles(styles, [], "en")).toBe(faces[0] + english);
  expect(pruneStyles(styles, [], "hi")).toBe(styles);
});
