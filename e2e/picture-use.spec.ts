import { expect, test } from "@playwright/test";
import { language } from "#content/language.ts";
import { builtPages } from "./built-pages.ts";

test("no picture but a packshot is used twice", () => {
  const uses = builtPages()
    .filter(
      ({ file }) =>
        !language.others.some(({ base }) => `/${file}` === `${base}.html` || `/${file}`.startsWith(`${base}/`)),
    )
    .flatMap(({ html }) => [...html.matchAll(/data-picture="([^"]+)"/g)].map(([, name = ""]) => name))
    .filter((name) => !name.startsWith("packshot-"));
  expect(uses.length).toBeGreaterThan(15);
  expect(uses.filter((name, i) => uses.indexOf(name) !== i)).toEqual([]);
});
