import type { Page } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { axeOn, violationsIn } from "./axe.ts";
import { breakRendering } from "./break-rendering.ts";
import { expect, open, openHydrated, test } from "./test.ts";

type State = {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** The console reports an error, as it should. */
  logsError?: boolean;
  /** Set if the state exists at one width only. */
  only?: 390 | 1440;
  /** Pages of one kind share their colours, so only one of them is tested in every colour mode. */
  modes?: readonly Mode[];
};

const media = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;
type Mode = keyof typeof media;
const allModes: readonly Mode[] = ["light", "dark", "forced colours"];
/** Colours do not depend on the width, so each width tests light and one other mode. */
const modesAtWidth: Record<390 | 1440, readonly Mode[]> = { 390: ["light", "forced colours"], 1440: ["light", "dark"] };

const testedInAllModes = ["/products", "/products/flare-62kw", "/products/flare-50kw-hybrid"];

/**
 * The dark theme changes nothing but colours. With forced colours axe would check the page's colours, not those that
 * the browser shows.
 */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
function auditor(page: Page, mode: Mode) {
  const axe = axeOn(page);
  if (mode === "dark") return axe.withRules(COLOUR_RULES);
  return mode === "light" ? axe : axe.disableRules(COLOUR_RULES);
}

const states: State[] = [
  {
    name: "home page with all details open and an invalid contact form",
    async reach(page) {
      await openHydrated(page, "/");
      await page.locator("main").evaluate((main) => {
        for (const details of main.querySelectorAll("details")) details.open = true;
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
        reach: (page) => openHydrated(page, path),
        modes: testedInAllModes.includes(path) ? allModes : ["light"],
      }),
    ),
  { name: "not-found page", logsError: true, reach: (page) => openHydrated(page, "/nowhere") },
  { name: "product-not-found page", logsError: true, reach: (page) => openHydrated(page, "/products/nowhere") },
  { name: "offline page", reach: (page) => openHydrated(page, routes.offline.path) },
  {
    name: "error screen",
    logsError: true,
    async reach(page) {
      await breakRendering(page);
      await page.goto("/#contact");
      await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    },
  },
  {
    name: "open product menu",
    only: 1440,
    async reach(page) {
      await open(page, "/");
      await page.getByRole("button", { name: "PRODUCT" }).click();
      await expect(page.getByRole("link", { name: "FLARE 4.2KW Standard Inverter" })).toBeVisible();
    },
  },
  {
    name: "open mobile menu",
    only: 390,
    async reach(page) {
      await open(page, "/");
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  {
    name: "comparison of all products",
    async reach(page) {
      await openHydrated(page, "/products?compare=flare-42kw,flare-50kw-hybrid,flare-62kw,flare-82kw,flare-102kw");
      await expect(page.getByRole("region", { name: "Side by side" }).getByRole("table")).toBeVisible();
    },
  },
];

for (const width of [390, 1440] as const) {
  for (const { name, reach, logsError, only = width, modes = allModes } of states) {
    if (only !== width) continue;
    test(`${name} has no axe violation at ${width} px`, async ({ page, noise }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await reach(page);
      for (const mode of modes.filter((each) => modesAtWidth[width].includes(each))) {
        await page.emulateMedia(media[mode]);
        expect(await violationsIn(auditor(page, mode)), mode).toEqual([]);
      }
      if (logsError) noise.length = 0;
    });
  }
}
