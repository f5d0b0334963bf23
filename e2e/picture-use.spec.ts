import { expect, test } from "@playwright/test";
import { builtPages } from "./built-pages.ts";

test("no picture but a packshot is used twice", () => {
  const uses = builtPages()
    .filter(({ file }) => !file.startsWith("hi"))
    .flatMap(({ html }) => [...html.matchAll(/data-picture="([^"]+)"/g)].map(([, name = ""]) => name))
    .filter((name) => !name.startsWith("packshot-"));
  expect(uses.length).toBeGreaterThan(15);
  expect(uses.filter((name, i) => uses.indexOf(name) !== i)).toEqual([]);
});
