/** Works in a copy of the project: no test here changes content/. */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect as baseExpect, type Page, test } from "@playwright/test";
import { hero } from "#content/hero.ts";
import { products } from "#content/products.ts";
import { appliances } from "#facts/appliances.ts";
import { market } from "#facts/market.ts";
import { handler } from "../../deploy/server.ts";
import { loadOf } from "../../src/model/planner/sizing.ts";
import { kilowatts } from "../../src/model/product.ts";
import { baseOf, languages } from "../../tools/content/languages.ts";
import { entries } from "../../tools/edit/entries.ts";
import { readable } from "../../tools/edit/readable.ts";
import { pdfText } from "../../tools/read-pdf.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { listen } from "../listen.ts";
import { answer } from "../planner.ts";
import { descriptionIn, FEATURES, LEAD, MODEL, productFile, SLIDE, slide } from "./additions.ts";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

/** The development server transforms and compiles while it is asked. */
const expect = baseExpect.configure({ timeout: 60_000 });

let site: EditedSite;
let otherHosts: string[] = [];

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ actionTimeout: 60_000 });
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
test.beforeAll(async ({}, testInfo) => {
  testInfo.setTimeout(180_000);
  site = await startEditedSite("edited-site");
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => {
  otherHosts = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && !origin.startsWith("http://localhost:")) otherHosts.push(request.url());
  });
});
test.afterEach(() => expect(otherHosts).toEqual([]));

/** Keystatic renders a form anew once its data has arrived. */
const openForm = (page: Page, path: string) => page.goto(`${site.url}/keystatic/${path}`, { waitUntil: "networkidle" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page, name = "Save") => page.getByRole("button", { name, exact: true }).click();

test("an invalid value shows an error at its field and is not written", async ({ page }) => {
  await openForm(page, "singleton/en-contact");
  await box(page, "Lead").fill("So many words. ".repeat(20));
  await save(page);
  await expect(page.getByText(/^Lead: is too long \(at most \d+ characters\)\.$/).first()).toBeVisible();
  await box(page, "Lead").fill("Up to {most} kW.");
  await expect(page.getByText(/^Lead: \{most\} is not a figure/).first()).toBeVisible();
  await save(page);
  expect(site.changedFiles()).toEqual([]);
});

test("a problem between two fields is shown at the field that causes it", async ({ page }) => {
  await openForm(page, "collection/products/item/flare-62kw");
  await box(page, "Capacity").fill("8.2KW Hybrid");
  await expect(page.getByText("Capacity: does not agree with the model.").first()).toBeVisible();
  await save(page);
  expect(site.changedFiles()).toEqual([]);
});

test("the server refuses invalid content without the editor too", async ({ request }) => {
  const additions = [{ path: "facts/hours.yaml", contents: Buffer.from("utcOffset: never\n").toString("base64url") }];
  const response = await request.post(`${site.url}/api/keystatic/update`, {
    headers: { "no-cors": "1" },
    data: { additions, deletions: [] },
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("Utc offset: must be a number.");
  expect(site.changedFiles()).toEqual([]);
});

for (const language of languages)
  test(`the page in ${readable(language)} shows a sentence while it is typed, before it is saved`, async ({ page }) => {
    await page.goto(`${site.url}/edit`);
    const form = `/keystatic/singleton/${language}-contact`;
    await page.evaluate((url) => window.frames[0]?.location.assign(url), form);
    const frame = page.frameLocator("[name=form]");
    await expect(frame.getByRole("heading", { name: `Contact (${readable(language)})` })).toBeVisible();
    await frame.getByRole("textbox", { name: "Lead", exact: true }).fill(`Up to {largest} kW (${language}).`);
    const largest = Math.max(...products.map(kilowatts));
    await expect(page.frameLocator("[name=page]").getByText(`Up to ${largest} kW (${language}).`)).toBeVisible();
    expect(new URL(page.frame("page")?.url() ?? "").pathname).toBe(baseOf(language) || "/");
    expect(site.changedFiles()).toEqual([]);
  });

test("every form has an existing page beside it, in its language", async ({ request }) => {
  const pages = new Set(entries.map(({ page }) => page));
  for (const language of languages.slice(1)) expect([...pages]).toContain(`/${language}/products`);
  for (const page of pages) {
    const { pathname, hash } = new URL(page, site.url);
    const response = await request.get(site.url + pathname, { headers: { accept: "text/html" } });
    expect([pathname.endsWith("/404") ? 404 : 200, page]).toEqual([response.status(), page]);
    if (hash) expect(await response.text(), page).toContain(`id="${hash.slice(1)}"`);
  }
});

test("a saved sentence changes one line of one file", async ({ page }) => {
  await openForm(page, "singleton/en-contact");
  await box(page, "Lead").fill(LEAD);
  await save(page);
  await expect.poll(() => site.changedLines("content/en/contact.yaml")).toEqual([`lead: ${LEAD}`]);
  // The forms opened before it wrote nothing.
  expect(site.changedFiles()).toEqual(["content/en/contact.yaml"]);
});

async function addToList(page: Page, list: string, text: string) {
  const add = page.getByRole("group", { name: list }).getByRole("button", { name: "Add" });
  await add.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(text);
  await dialog.getByRole("button", { name: "Add" }).click();
  // The dialog gives the focus back as it closes.
  await expect(add).toBeFocused();
}

test("a new slide is an entry of one file, and its id must be new", async ({ page }) => {
  await openForm(page, "singleton/en-hero");
  const list = page.getByRole("grid", { name: "Slides" });
  await page.getByRole("group", { name: "Slides" }).getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog");
  const inDialog = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  for (const key of ["time", "headline", "lead", "alt"] as const) await inDialog(readable(key)).fill(slide[key]);
  await inDialog("Id").fill("Monsoon rain");
  await expect(dialog.getByText("Id: must be small letters, digits and hyphens.")).toBeVisible();
  await inDialog("Id").fill(hero.slides[0]?.id ?? "");
  const picture = dialog.getByRole("combobox", { name: "Picture" });
  await picture.fill("packshot");
  await expect(page.getByRole("option")).toHaveCount(0);
  await picture.fill(slide.picture);
  await page.getByRole("option", { name: slide.picture, exact: true }).click();
  await dialog.getByRole("button", { name: "Add" }).click();
  const refused = page.getByText(`Slides, entry ${SLIDE}, Id: another entry has this id.`);
  await expect(refused).toBeVisible();
  await save(page);
  expect(site.changedFiles()).toEqual(["content/en/contact.yaml"]);

  await list.getByRole("row").last().click();
  await inDialog("Id").fill(slide.id);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(refused).toBeHidden();
  await save(page);
  const lines = Object.entries(slide).map(([key, value]) => `${key === "id" ? "  - " : "    "}${key}: ${value}\n`);
  await expect.poll(() => site.read("content/en/hero.yaml")).toContain(lines.join(""));
  expect(site.changedFiles()).toEqual(["content/en/contact.yaml", "content/en/hero.yaml"]);
});

test("a new product is one file", async ({ page }) => {
  await openForm(page, "collection/products/create");
  await box(page, "Model").fill(MODEL);
  await box(page, "Capacity").fill("12.5KW Hybrid");
  await page.getByRole("button", { name: "Select an option… Type" }).click();
  await page.getByRole("option", { name: "Hybrid" }).click();
  await box(page, "Order").fill("15");
  for (const language of languages) await box(page, readable(language)).fill(descriptionIn(language));
  for (const feature of FEATURES) await addToList(page, "Features", feature);
  await page.getByRole("combobox", { name: "Picture" }).fill("packshot-102");
  await page.getByRole("option", { name: "packshot-102", exact: true }).click();
  await save(page, "Create");
  await expect(page).toHaveURL(/item\/flare-125kw$/);
  expect(site.read("content/products/flare-125kw.yaml")).toBe(productFile);
  expect(site.changedFiles()).toEqual([
    "content/en/contact.yaml",
    "content/en/hero.yaml",
    "content/products/flare-125kw.yaml",
  ]);
});

/** Air conditioners that need more than the largest product so far. */
function tooManyForTheOldRange(): number {
  const rule = { ...market.together.home, headroom: market.headroom };
  const largest = Math.max(...products.map(kilowatts));
  const needOf = (ac15: number) => loadOf(appliances, { counts: { ac15 }, allAtOnce: false }, rule).need;
  let count = 1;
  while (needOf(count) <= largest) count += 1;
  return count;
}

test("saved sentence, slide and product are on every page that shows them after a build", async ({ page }) => {
  test.setTimeout(600_000);
  site.build();
  const server = createServer(handler(readPolicy(site.folder), join(site.folder, "dist")));
  const url = await listen(server);
  const open = (path: string) => page.goto(url + path);

  await open(`/?load=ac15-${tooManyForTheOldRange()}#find-your-flare`);
  await expect(page.locator("#contact").getByText(LEAD)).toHaveCount(1);
  await expect(page.locator("#products").getByRole("link", { name: MODEL, exact: true })).toHaveCount(1);
  await expect(answer(page, MODEL)).toBeVisible();
  await page.getByRole("button", { name: "PRODUCT" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: MODEL })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  const dot = page.getByRole("button", { name: hero.goTo({ number: SLIDE }) });
  await dot.click();
  const shown = page.locator(".slide[data-current]");
  await expect(shown.getByText(slide.headline)).toBeVisible();
  await expect(shown.getByRole("img", { name: slide.alt })).toHaveJSProperty("complete", true);
  const places = await page.locator(".day-dot").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  expect(places).toHaveLength(SLIDE);
  for (const [i, x] of places.slice(1).entries()) expect(x - (places[i] ?? 0)).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 1280, height: 800 });

  await open("/products?compare=flare-42kw,flare-125kw");
  await expect(page.getByRole("article").getByRole("heading", { name: MODEL })).toBeVisible();
  await expect(page.locator("#compare").getByRole("columnheader", { name: MODEL })).toBeVisible();

  for (const language of languages) {
    await open(`${baseOf(language)}/products/flare-125kw`);
    await expect(page.getByRole("main").getByText(descriptionIn(language))).toBeVisible();
  }

  expect(site.read("dist/sitemap.xml")).toContain("/products/flare-125kw<");
  expect(JSON.parse(site.read("dist/catalogue.json")).products).toContainEqual(
    expect.objectContaining({ model: MODEL, description: descriptionIn("en") }),
  );
  const sheet = readFileSync(join(site.folder, "dist/data-sheets/FLARE-12.5KW-data-sheet.pdf"));
  expect(pdfText(sheet)).toContain(descriptionIn("en"));
  expect(
    globSync("dist/**/*.{js,html}", { cwd: site.folder }).filter((file) => /keystatic/i.test(site.read(file))),
  ).toEqual([]);
  server.close();
});

test("a product with another model gets another file in place of its own", async ({ page }) => {
  await openForm(page, "collection/products/item/flare-125kw");
  await box(page, "Capacity").fill("12.8KW Hybrid");
  await expect(page.getByText("Capacity: does not agree with the model.").first()).toBeVisible();
  await box(page, "Model").fill("FLARE 12.8KW");
  await expect(page.getByText("Capacity: does not agree with the model.")).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL(/item\/flare-128kw$/);
  expect(site.changedFiles().filter((file) => file.includes("products"))).toEqual([
    "content/products/flare-128kw.yaml",
  ]);
});
