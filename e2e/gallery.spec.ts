import type { Page } from "@playwright/test";
import { frame } from "#content/frame.ts";
import { navigation } from "#content/navigation.ts";
import { product as words } from "#content/product.ts";
import { productCard } from "#content/product-card.ts";
import { productPath } from "../src/format/paths.ts";
import { productOf } from "./catalogue.ts";
import { expect, open, stopClock, test, waitForFirstScreen } from "./test.ts";

const product = productOf("flare-62kw");
const { model } = product;
const { whole, views } = words.gallery;

async function expectViewsByKeysAndSwipes(page: Page) {
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("radio", { name: whole }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(stage.getByRole("radio", { name: views.side.label })).toBeChecked();
  await page.locator(".gallery-view").evaluate((view) => {
    const at = (type: string, clientX: number) =>
      view.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, bubbles: true }));
    at("pointerdown", 300);
    at("pointerup", 100);
  });
  await expect(stage.getByRole("radio", { name: views.display.label })).toBeChecked();
}

test("after Back the gallery shows the view whose thumbnail is chosen", async ({ page }) => {
  await open(page, productPath(product));
  await page.getByRole("radio", { name: views.display.label }).check();
  await page.goto("/products/flare-82kw");
  await page.goBack();
  await waitForFirstScreen(page);
  await expect(page.getByRole("radio", { name: views.display.label })).toBeChecked();
  await expect(page.getByRole("img", { name: views.display.alt({ model }) })).toBeVisible();
});

test("gallery shows a drawing instead of broken images when pictures fail to load", async ({ page, noise }) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await open(page, productPath(product));
  await expect(page.getByRole("img", { name: productCard.drawing({ model }) }).first()).toBeVisible();
  await page.getByRole("radio", { name: views.display.label }).check();
  await expect(page.getByRole("img", { name: views.display.alt({ model }) })).toBeVisible();
  expect(noise.splice(0).filter((line) => !line.includes("/pictures/") && !line.includes("ERR_FAILED"))).toEqual([]);
});

test("in the dark theme every view is the dark edition only, large and as thumbnail, until the light theme is chosen", async ({
  page,
}) => {
  const light: string[] = [];
  page.on("request", (request) => {
    if (/packshot-62-(?!dark-)/.test(request.url())) light.push(request.url());
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, productPath(product));
  const shown = () => page.locator(".stage-picture").evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain("packshot-62-dark-");
  expect(light).toEqual([]);
  const stage = page.getByRole("region", { name: model, exact: true });
  const sources = () =>
    stage.locator("img").evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  for (const { label } of [views.side, views.display]) {
    await stage.getByRole("radio", { name: label }).check();
    await expect.poll(sources).toEqual(Array(4).fill(expect.stringMatching(/-dark-[0-9a-f]{8}-\d+\.avif$/)));
  }
  await stage.getByRole("radio", { name: whole }).check();
  await page.getByRole("button", { name: frame.theme.toLight }).click();
  await expect.poll(shown).toMatch(/packshot-62-(?!dark-)/);
});

const turn = words.gallery.turn;

test("gallery moves through its views by keys and swipes, and its turntable loads on request and turns", async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/pictures/turn-")) sheets.push(request.url());
  });
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  const button = stage.getByRole("button", { name: turn.button });
  expect(sheets).toEqual([]);
  await button.click();
  const slider = stage.getByRole("slider", { name: turn.label({ model }) });
  await expect(slider).toBeFocused();
  await expect(stage.getByText(turn.keysHint)).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(sheets).toHaveLength(1);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", turn.degrees({ degrees: 15 }));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuenow", "345");
  // The browser's own shortcut for Back.
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuenow", "345");

  const front = await slider.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const box = await slider.boundingBox();
  if (!box) throw new Error("no turntable");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 8, y, { steps: 4 });
  await page.mouse.move(x + box.width / 8, y);
  await page.mouse.up();
  await expect(slider).not.toHaveAttribute("aria-valuenow", "345");
  expect(await slider.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())).not.toBe(front);

  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expect.poll(() => sheets.at(-1)).toMatch(/turn-62-dark-/);
  await expect(slider).toHaveCount(1);
  const outline = () =>
    slider.evaluate((canvas) => canvas.parentElement && getComputedStyle(canvas.parentElement).filter);
  await slider.press("ArrowRight");
  const focused = await outline();
  await slider.blur();
  expect(await outline(), "focus ring in the dark").not.toBe(focused);

  await stage.getByRole("radio", { name: views.side.label }).check();
  await expect(slider).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await test.step("views by arrow keys and swipes", () => expectViewsByKeysAndSwipes(page));
  await test.step("link to all products", async () => {
    const related = page.getByRole("region", { name: words.related.heading });
    await related.getByRole("link", { name: navigation.viewAll.label }).click();
    await expect(page).toHaveURL("/products");
  });
});

test("thumbnails are large enough for touch on desktops of every width", async ({ page }) => {
  await open(page, productPath(product));
  const thumbs = page.locator(".gallery-thumb");
  for (const width of [1104, 1280, 1407, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await thumbs.evaluateAll((all) =>
      all.flatMap((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]),
    );
    expect(Math.min(...sides), `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test("another view moves neither thumbnails nor words, from phones to desktops", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  const places = () =>
    Promise.all(
      [stage.getByRole("group"), stage.getByRole("heading", { level: 1 }), stage].map((each) => each.boundingBox()),
    );
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await stage.getByRole("radio", { name: whole }).check();
    const before = await places();
    for (const { label } of [views.side, views.display]) {
      await stage.getByRole("radio", { name: label }).check();
      expect.soft(await places(), `${label} at ${width} x ${height}`).toEqual(before);
    }
  }
});

test("turntable shows the frames of the system's theme, also when that changes", async ({ page }) => {
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("button", { name: turn.button }).click();
  await expect(stage.getByRole("slider")).toBeVisible();
  const night = page.waitForRequest(/turn-62-dark-/);
  await page.emulateMedia({ colorScheme: "dark" });
  await night;
});

test("turntable glides on after a drag, but not once the pointer has stood still", async ({ page }) => {
  await stopClock(page);
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("button", { name: turn.button }).click();
  const slider = stage.getByRole("slider", { name: turn.label({ model }) });
  await expect(slider).toBeFocused();
  const box = await slider.boundingBox();
  if (!box) throw new Error("no turntable");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const degrees = () => slider.getAttribute("aria-valuenow");
  const glidesAfter = async (stillMs: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width / 4, y);
    await page.clock.runFor(stillMs);
    const before = await degrees();
    await page.mouse.up();
    await page.clock.runFor(1000);
    return (await degrees()) !== before;
  };
  expect(await glidesAfter(0)).toBe(true);
  expect(await glidesAfter(200)).toBe(false);
});

test("gallery shows other views when one view or the turntable fails to load, and says so", async ({ page, noise }) => {
  await page.route(/turn-62|gallery-62-display/, (route) => route.abort());
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("button", { name: turn.button }).click();
  await expect(stage.getByText(turn.failed)).toBeVisible();
  await expect(stage.getByRole("radio", { name: whole })).toBeChecked();
  await stage.getByRole("radio", { name: views.display.label }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toBeVisible();
  await stage.getByRole("radio", { name: views.side.label }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toHaveCount(0);
  noise.length = 0;
});
