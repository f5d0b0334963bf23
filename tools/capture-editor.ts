/**
 * Takes the pictures of docs/editing.md, or those that are named. Needs a running editor: ADDRESS, or
 * http://localhost:3000. It saves nothing.
 */
import { chromium, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./chromium.ts";

const url = process.env.ADDRESS ?? "http://localhost:3000";
const LEAD = "Tell us your city, your load and your roof. We have {sizes} sizes, up to {largest} kW.";

const names = process.argv.slice(2);
const SETTLE_MS = 3000;

const browser = await chromium.launch(launchOptions);

/** Opens a form beside its page, does what the picture shows, and waits for what it must show. */
async function capture(name: string, form: string, act: (form: FrameLocator, page: Page) => Promise<unknown>) {
  if (names.length > 0 && !names.includes(name)) return;
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(120_000);
  await page.goto(`${url}/edit`);
  await page.evaluate((path) => window.frames[0]?.location.assign(path), `/keystatic/${form}`);
  await act(page.frameLocator("[name=form]"), page);
  // Lets the page's pictures load.
  await page.waitForTimeout(SETTLE_MS);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`docs/editing-${name}.webp`);
  await page.close();
  console.log(`docs/editing-${name}.webp`);
}

const lead = (form: FrameLocator) => form.getByRole("textbox", { name: "Lead", exact: true });
const pageIn = (page: Page) => page.frameLocator("[name=page]");

await capture("list", "singleton/en-hero", async (form, page) => {
  await pageIn(page).locator(".slide-picture").first().waitFor();
  await form.getByRole("button", { name: "Open app navigation" }).click();
  await form.getByRole("link", { name: "Hero (English)" }).scrollIntoViewIfNeeded();
});
await capture("sentence", "singleton/en-contact", async (form, page) => {
  await lead(form).fill(LEAD);
  await pageIn(page)
    .getByText(/We have \w+ sizes/)
    .waitFor();
});
await capture("refused", "singleton/en-contact", async (form) => {
  await lead(form).fill(LEAD.replace("{largest}", "{most}"));
  await form.getByText("Lead: {most} is not a figure").first().waitFor();
});
await capture("product", "collection/products/item/flare-82kw", async (_, page) => {
  await pageIn(page).getByRole("heading", { level: 1, name: "FLARE 8.2KW" }).waitFor();
});
await capture("picture", "collection/products/item/flare-82kw", async (form, page) => {
  await pageIn(page).getByRole("heading", { level: 1, name: "FLARE 8.2KW" }).waitFor();
  await form.getByRole("combobox", { name: "Picture" }).first().fill("packshot");
});
await browser.close();
