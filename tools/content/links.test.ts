import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Route, routes } from "../../src/routes.ts";
import { codeFiles, parseCode, walk } from "../syntax-tree.ts";
import { problemsWith } from "./problems.fixture.ts";

test.each([
  ["/prodcts", 'there is no page "/prodcts"'],
  ["/404", 'there is no page "/404"'],
  ["/products/flare-99kw", 'there is no page "/products/flare-99kw"'],
  ["/#hoem", 'the page "/" has no part "hoem"'],
  ["/products#contact", 'the page "/products" has no part "contact"'],
  ["/#faq-nothing", 'there is no question "nothing"'],
])("a link to %s is refused", (to, reason) => {
  expect(problemsWith("en/not-found.yaml", "to: /", `to: "${to}"`)).toEqual([
    `content/en/not-found.yaml: way.to: ${reason}`,
  ]);
});

test.each(["/products", "/#contact", "/products#compare", "/products/flare-62kw", "/products/flare-62kw#string-check"])(
  "a link to %s is accepted",
  (to) => {
    expect(problemsWith("en/not-found.yaml", "to: /", `to: "${to}"`)).toEqual([]);
  },
);

test("a refused link in a file that is one list has the key that it has in the file", () => {
  const [problem] = problemsWith("en/questions.yaml", "to: /#contact", "to: /nowhere");
  expect(problem).toMatch(/^content\/en\/questions\.yaml: questions\.\d+\.more\.to: there is no page "\/nowhere/);
});

test("parts that links may lead to are in the code", () => {
  const ids = new Set<unknown>();
  for (const file of codeFiles())
    walk(parseCode(file, readFileSync(file, "utf8")), ({ type, name, value }) => {
      if (type === "JSXAttribute" && Object(name).name === "id") ids.add(Object(value).value);
    });
  expect(
    Object.values<Route>(routes)
      .flatMap(({ parts = [] }) => parts)
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});
