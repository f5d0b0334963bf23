/** Uses pages as a simple script would: without scrolling and without waiting for hydration. */
import type { Page } from "@playwright/test";
import { compare } from "#content/compare.ts";
import { planner } from "#content/planner.ts";
import { questions } from "#content/questions.ts";
import { services } from "#content/services.ts";
import { sitePages } from "../src/site-map.ts";
import { another, field, fill, send, toast } from "./contact-form.ts";
import { applianceName } from "./planner.ts";
import { expect, stopClock, test, waitForHydration } from "./test.ts";

/** Of the page, or of HTML as a browser without JavaScript would read it. */
const inventory = (page: Page, html?: string) =>
  page.evaluate((given) => {
    const document = given === undefined ? window.document : new DOMParser().parseFromString(given, "text/html");
    const texts = document.createTreeWalker(document.getElementById("root") ?? document, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(...(texts.currentNode.textContent?.match(/\w+/g) ?? []));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`body ${selector}`)];
    return {
      headings: all(":is(h1, h2, h3, h4)").map(({ textContent }) => textContent),
      // A calculator adds its figures to a link for a quote.
      links: all("a[href]").map((link) => link.getAttribute("href")?.replace(/&figures=[^&#]*/, "")),
      fields: all(":is(input, select, textarea, button)").map((field) => field.getAttribute("name") ?? field.localName),
      ids: all("[id]").map(({ id }) => id),
      words,
    };
  }, html);

type Inventory = Awaited<ReturnType<typeof inventory>>;

/** Items of the first document that the second lacks, counting repeated ones. */
function missing(without: Inventory, now: Inventory) {
  const lost = (kind: keyof Inventory) => {
    const left = [...now[kind]];
    return without[kind].filter((each) => {
      const at = left.indexOf(each);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return {
    headings: lost("headings"),
    links: lost("links"),
    fields: lost("fields"),
    ids: lost("ids"),
    words: lost("words"),
  };
}

const skippedElements = (page: Page) =>
  page
    .locator("#root *")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).contentVisibility === "auto").length);

const nothing = { headings: [], links: [], fields: [], ids: [], words: [] };

for (const { path, status } of sitePages())
  test(`${path} shows all content of its HTML from DOMContentLoaded on, and hydration replaces no element`, async ({
    page,
    request,
    noise,
  }) => {
    const url = status ? `${path}x` : path;
    // In an empty page, since the site's policy forbids the parser.
    const without = await inventory(page, await (await request.get(url)).text());
    expect(without.headings.length).toBeGreaterThan(0);
    // The carousel would change its words after five seconds.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stopClock(page);
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("#root :not(svg *)"))
        (element as HTMLElement).dataset.prerendered = "";
    });
    const count = await page.locator("#root [data-prerendered]").count();
    expect(missing(without, await inventory(page)), "at DOMContentLoaded").toEqual(nothing);
    await page.clock.runFor(1000);
    expect(missing(without, await inventory(page)), "1 s later").toEqual(nothing);
    await waitForHydration(page);
    expect(await page.locator("#root [data-prerendered]").count()).toBe(count);
    await page.clock.runFor(4000);
    expect(missing(without, await inventory(page)), "hydrated, 5 s later").toEqual(nothing);
    await expect.poll(() => skippedElements(page), "left out of the layout").toBe(0);
    if (status) noise.length = 0;
  });

test("contact form, tabs, details, steppers, search and comparison work right after DOMContentLoaded", async ({
  page,
  noise,
}) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const question = page.locator("#services details").nth(1);
  const fans = page.getByRole("spinbutton", { name: applianceName("fan") });
  const before = Number(await fans.inputValue());
  await fill(page, { name: "Asha", email: "asha@home.example", message: "Two ACs in Dwarka." });
  await send(page).click();
  await page.getByRole("tab", { name: "Standard Inverters" }).click();
  await question.locator("summary").click();
  await page.getByRole("button", { name: planner.list.oneMore({ name: applianceName("fan") }) }).click();
  await expect(toast(page)).toBeVisible();
  await another(page).click();
  await expect(field(page, "message")).toHaveValue("");
  expect(noise.splice(0)).toEqual([expect.stringMatching(/^console log: Contact form submission:/)]);
  await expect(page.locator("#products .product-card")).toHaveCount(1);
  await expect(question).toHaveAttribute("open");
  await expect(fans).toHaveValue(String(before + 1));
  await page.getByLabel(services.search.label).fill(questions[0]?.question ?? "");
  await expect(page.locator("#services details:visible")).not.toHaveCount(0);
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await page.getByRole("tab", { name: "Hybrid Inverters" }).click();
  await expect(page.getByRole("tab", { name: "Hybrid Inverters" })).toHaveAttribute("aria-selected", "true");
  for (const name of ["6.2", "8.2"])
    await page
      .getByRole("checkbox", { name: new RegExp(name) })
      .first()
      .check();
  await expect(page.getByRole("region", { name: compare.bar.label })).toContainText(compare.bar.chosen({ count: 2 }));
});

test("Tab reaches every control, and none is disabled", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const reachable = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")].filter(
        (control) =>
          control.tabIndex >= 0 &&
          control.checkVisibility() &&
          !(control instanceof HTMLInputElement && control.type === "radio" && !control.checked),
      ).length,
  );
  const reached = new Set<string>();
  for (let i = 0; i <= reachable; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body) return undefined;
      const place = [...document.querySelectorAll("*")].indexOf(control);
      return { place: String(place), disabled: control.matches(":disabled") };
    });
    if (!focused) break;
    expect(focused.disabled).toBe(false);
    reached.add(focused.place);
  }
  expect(reached.size).toBeGreaterThanOrEqual(reachable - 1);
});
