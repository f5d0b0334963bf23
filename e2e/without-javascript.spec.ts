import type { Page } from "@playwright/test";
import { compare } from "#content/compare.ts";
import { energyFlow } from "#content/energy-flow.ts";
import { frame } from "#content/frame.ts";
import { planner as words } from "#content/planner.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { product } from "#content/product.ts";
import { products } from "#content/products.ts";
import { questions } from "#content/questions.ts";
import { services } from "#content/services.ts";
import { stringCheck } from "#content/string-check.ts";
import { company } from "#facts/company.ts";
import { dataSheetName } from "../src/model/data-sheet.ts";
import { flowsIn } from "../src/model/energy-flow.ts";
import { byCapacity } from "../src/model/product.ts";
import { pagePaths } from "../src/site-map.ts";
import { answer, assumptionsLine, averageDay, hoursLine, planner, sized, yearWith } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

async function expectTextAndNoControls(page: Page) {
  const footer = page.getByRole("contentinfo");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/.{600}/s, { useInnerText: true });
  await expect(page.getByRole("button").or(page.getByRole("tab")).or(page.getByRole("radio"))).toHaveCount(0);
  for (const role of ["textbox", "searchbox", "checkbox"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(footer.getByRole("link", { name: products.at(-1)?.model ?? "" })).toBeVisible();
  await expect(footer.getByRole("link", { name: company.channels.general.email })).toBeVisible();
}

async function expectSystemTheme(page: Page) {
  const link = page.getByRole("banner").getByRole("link", { name: "ABOUT" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(link).toHaveCSS("color", "rgb(255, 246, 230)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(link).toHaveCSS("color", "rgb(20, 24, 28)");
}

async function expectPlannerExample(page: Page) {
  await expect(answer(page, sized().model)).toBeVisible();
  await hoursLine(page).click();
  for (const text of [
    words.withoutScript({ example: "", city: "" }).split(":")[0] ?? "",
    averageDay,
    words.estimates,
    `${yearWith().panels} kW × 1,425`,
    plannerSavings.carbon.note({ figure: "0.71", net: "unsure", source: plannerSavings.carbon.source }),
  ])
    await expect(planner(page).getByText(text).filter({ visible: true })).toHaveCount(1);
  // Its rows have buttons.
  await expect(planner(page).getByText(plannerDay.table.title)).toBeHidden();
  await assumptionsLine(page).click();
  await expect(planner(page).locator("p", { hasText: /\b66%/ })).toBeVisible();
  await expect(planner(page).getByText(words.howCounted.ours).filter({ visible: true })).toHaveCount(0);
  await expect(planner(page).getByRole("button")).toHaveCount(0);
  await expect(planner(page).locator(".answer-bar")).toBeHidden();
  await expect(planner(page).locator("button, input, select").filter({ visible: true })).toHaveCount(0);
}

async function expectEnergyFlowAndAnswers(page: Page) {
  for (const scene of Object.values(energyFlow.scenes).flatMap(Object.values<string>))
    await expect(page.getByRole("listitem").filter({ hasText: scene })).toBeVisible();
  const times = ["day", "night", "cut"] as const;
  for (const time of times) {
    const name = energyFlow.drawing({ scene: energyFlow.scenes.hybrid[time] });
    await expect(page.getByRole("img", { name }).locator(".wire-live")).toHaveCount(
      flowsIn({ kind: "hybrid", time }).length,
    );
  }
  await expect(page.getByRole("img", { name: energyFlow.day.picture })).toHaveCount(times.length);
  const wires = page.locator(".energy-drawing:visible .wire-live");
  await expect(wires.first()).not.toHaveCSS("stroke", "none");
  await expect(wires.first()).toHaveCSS("stroke-width", "4px");
  const closed = questions.at(-1);
  await expect(page.getByText(closed?.answer ?? "")).toBeHidden();
  await page.getByText(services.more, { exact: true }).click();
  await page.getByText(closed?.question ?? "").click();
  await expect(page.getByText(closed?.answer ?? "")).toBeVisible();
  const card = page.locator("#products .reveal").first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS("scale", /^(none|1)$/);
  await page.getByRole("navigation", { name: frame.menu.label }).getByRole("link", { name: "PRODUCT" }).click();
  await expect(page).toHaveURL("/products");
}

async function expectComparison(page: Page) {
  const section = page.getByRole("region", { name: compare.heading });
  await section.getByText(compare.fold).click();
  await expect(section.getByRole("columnheader")).toHaveText(
    byCapacity(products).map(({ model }) => new RegExp(`${model}$`)),
  );
  await expect(section.getByRole("heading", { name: compare.table.sameForRange })).toBeVisible();
}

async function expectStringCheck(page: Page) {
  const check = page.getByRole("region", { name: product.stringCheck.heading });
  await page.getByRole("heading", { name: product.stringCheck.heading }).click();
  await expect(check.getByText(stringCheck.withoutScript)).toBeVisible();
  await expect(check.getByText(stringCheck.arrangement({ strings: 2, panels: 7 }))).toBeVisible();
  await expect(check.getByRole("textbox").or(check.getByRole("button"))).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Specifications" }).click();
  expect((await download).suggestedFilename()).toBe(dataSheetName({ model: "FLARE 6.2KW" }));
}

/** Further checks by path. */
const checksOf: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  "/": {
    "theme and header text follow the system setting": expectSystemTheme,
    "planner shows an example result and no control": expectPlannerExample,
    "energy flow, answers and revealed cards are shown, and PRODUCT links to the product list":
      expectEnergyFlowAndAnswers,
  },
  "/products": { "comparison of all models can be opened": expectComparison },
  "/products/flare-62kw": { "string check shows its example, and the data sheet can be downloaded": expectStringCheck },
};

for (const path of pagePaths()) {
  test(`${path} shows its text, an email address for the newsletter and no control that needs JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectTextAndNoControls(page);
    for (const [promise, check] of Object.entries(checksOf[path] ?? {})) await test.step(promise, () => check(page));
  });
}

test("dotted product URL redirects to the canonical one", async ({ request }) => {
  const response = await request.get("/products/flare-10.2kw");
  expect(new URL(response.url()).pathname).toBe("/products/flare-102kw");
  expect(await response.text()).toMatch(/<h1[^>]*>FLARE 10\.2KW</);
});
