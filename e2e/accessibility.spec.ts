import type { Page } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { axeOn, faultsOf } from "./axe.ts";
import { breakRendering } from "./break-rendering.ts";
import { expect, open, openWhole, test } from "./test.ts";

type State = {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** Something is not there, on purpose, and the console says so. */
  missing?: boolean;
  /** The one width at which it exists. */
  only?: 390 | 1440;
  /** Pages of one kind have the same colours: one of them is looked at in all. */
  editions?: readonly Edition[];
};

const media = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;
type Edition = keyof typeof media;
const all: readonly Edition[] = ["light", "dark", "forced colours"];
/** Colours do not depend on the width: beside daylight, each width has one of the other editions. */
const taken: Record<390 | 1440, readonly Edition[]> = { 390: ["light", "forced colours"], 1440: ["light", "dark"] };

const inAll = ["/products", "/products/flare-62kw", "/products/flare-50kw-hybrid"];

/** A theme changes colours and nothing else; forced colours are the visitor's own, and axe reads the page's beneath them. */
const COLOURS = ["color-contrast", "link-in-text-block"];
function auditor(page: Page, edition: Edition) {
  const axe = axeOn(page);
  if (edition === "dark") return axe.withRules(COLOURS);
  return edition === "light" ? axe : axe.disableRules(COLOURS);
}

const states: State[] = [
  {
    name: "the home page unfolded, with a message that lacks a name",
    async reach(page) {
      await openWhole(page, "/");
      await page.locator("main").evaluate((main) => {
        for (const fold of main.querySelectorAll("details")) fold.open = true;
      });
      await page.locator("#contact form button[type=submit]").click();
      await expect(page.locator("#contact [aria-invalid=true]").first()).toBeVisible();
    },
  },
  ...pagePaths()
    .filter((path) => path !== "/")
    .map(
      (path): State => ({
        name: path,
        reach: (page) => openWhole(page, path),
        editions: inAll.includes(path) ? all : ["light"],
      }),
    ),
  { name: "the page that is not there", missing: true, reach: (page) => openWhole(page, "/nowhere") },
  { name: "the product that is not there", missing: true, reach: (page) => openWhole(page, "/products/nowhere") },
  { name: "the page without a network", reach: (page) => openWhole(page, routes.offline.path) },
  {
    name: "the error screen",
    missing: true,
    async reach(page) {
      await breakRendering(page);
      await page.goto("/#contact");
      await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    },
  },
  {
    name: "the opened menu",
    only: 1440,
    async reach(page) {
      await open(page, "/");
      await page.getByRole("button", { name: "PRODUCT" }).click();
      await expect(page.getByRole("link", { name: "FLARE 4.2KW Standard Inverter" })).toBeVisible();
    },
  },
  {
    name: "the opened menu of a phone",
    only: 390,
    async reach(page) {
      await open(page, "/");
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  {
    name: "a comparison of all",
    async reach(page) {
      await openWhole(page, "/products?compare=flare-42kw,flare-50kw-hybrid,flare-62kw,flare-82kw,flare-102kw");
      await expect(page.getByRole("region", { name: "Side by side" }).getByRole("table")).toBeVisible();
    },
  },
];

for (const width of [390, 1440] as const) {
  for (const { name, reach, missing, only = width, editions = all } of states) {
    if (only !== width) continue;
    test(`${name} has no accessibility fault at ${width} px`, async ({ page, noise }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await reach(page);
      for (const edition of editions.filter((each) => taken[width].includes(each))) {
        await page.emulateMedia(media[edition]);
        expect(await faultsOf(auditor(page, edition)), edition).toEqual([]);
      }
      if (missing) noise.length = 0;
    });
  }
}
