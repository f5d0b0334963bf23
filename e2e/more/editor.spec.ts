/** Works in a copy of the project: no test here changes content/. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type EditedSite, startEditedSite } from "./edited-site.ts";

const LEAD = "Tell us your street, your load and your roof.";
const PRODUCT = { model: "FLARE 12.5KW", capacity: "12.5KW Hybrid", file: "content/products/flare-125kw.yaml" };
const features = ["battery", "backup", "trackers", "efficiency", "strings"];

let site: EditedSite;
let otherHosts: string[] = [];

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  site = await startEditedSite("edited-site");
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => {
  otherHosts = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.address) otherHosts.push(request.url());
  });
});
test.afterEach(() => expect(otherHosts).toEqual([]));

const openForm = (page: Page, path: string) => page.goto(`${site.address}/keystatic/${path}`);
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page, name = "Save") => page.getByRole("button", { name, exact: true }).click();

/** Lines that differ between the original and the copy. */
function changedLines(file: string): string[] {
  const before = readFileSync(file, "utf8").split("\n");
  return site
    .read(file)
    .split("\n")
    .filter((line) => !before.includes(line));
}

test("a wrong value is refused in words at its field, and nothing is written", async ({ page }) => {
  await openForm(page, "singleton/en-contact");
  await box(page, "Lead").fill("So many words. ".repeat(20));
  await save(page);
  await expect(page.getByText(/^Lead is too long: at most \d+ characters\.$/)).toBeVisible();
  await box(page, "Lead").fill("Up to {most} kW.");
  await expect(page.getByText(/^Lead \{most\} is not a figure/)).toBeVisible();
  await save(page);
  expect(changedLines("content/en/contact.yaml")).toEqual([]);
});

test("a rule between two fields is said at the field that breaks it", async ({ page }) => {
  await openForm(page, "collection/products/item/flare-62kw");
  await box(page, "Capacity").fill("8.2KW Hybrid");
  await expect(page.getByText("Capacity does not agree with the model.")).toBeVisible();
  await save(page);
  expect(changedLines("content/products/flare-62kw.yaml")).toEqual([]);
});

test("the server refuses what the build would refuse, whoever asks", async ({ request }) => {
  const additions = [{ path: "facts/hours.yaml", contents: Buffer.from("utcOffset: never\n").toString("base64url") }];
  const response = await request.post(`${site.address}/api/keystatic/update`, {
    headers: { "no-cors": "1" },
    data: { additions, deletions: [] },
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("content/facts/hours.yaml: utcOffset: must be a number");
  expect(changedLines("content/facts/hours.yaml")).toEqual([]);
});

test("a saved sentence changes one line of one file", async ({ page }) => {
  await openForm(page, "singleton/en-contact");
  await box(page, "Lead").fill(LEAD);
  await save(page);
  await expect.poll(() => changedLines("content/en/contact.yaml")).toEqual([`lead: ${LEAD}`]);
});

test("a new product is one file", async ({ page }) => {
  await openForm(page, "collection/products/create");
  await box(page, "Model").fill(PRODUCT.model);
  await box(page, "Capacity").fill(PRODUCT.capacity);
  await page.getByRole("button", { name: /^Type/ }).click();
  await page.getByRole("option", { name: "Hybrid" }).click();
  await box(page, "Order").fill("60");
  await box(page, "English").fill("For a small factory or a school, with a battery for the hours after sunset.");
  for (const feature of features) {
    await page.getByRole("group", { name: "Features" }).getByRole("button", { name: "Add" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(feature);
    await dialog.getByRole("button", { name: "Add" }).click();
  }
  await save(page, "Create");
  await expect(page).toHaveURL(/item\/flare-125kw$/);
  expect(site.read(PRODUCT.file)).toBe(
    [
      `model: ${PRODUCT.model}`,
      `capacity: ${PRODUCT.capacity}`,
      "type: hybrid",
      "order: 60",
      "description:",
      "  en: For a small factory or a school, with a battery for the hours after sunset.",
      "features:",
      ...features.map((feature) => `  - ${feature}`),
      "",
    ].join("\n"),
  );
});
