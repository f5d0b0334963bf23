import type { Page } from "@playwright/test";
import { heroSlides } from "../src/content/hero-slides.ts";
import { SLIDE_AHEAD_MS, SLIDE_INTERVAL_MS } from "../src/model/carousel.ts";
import { expect, open, stopClock, test, topOf } from "./test.ts";

const dot = (page: Page, n: number) => page.getByRole("button", { name: `Go to slide ${n}` });
const expectSlide = (page: Page, n: number) => expect(dot(page, n)).toHaveAttribute("aria-current", "true");

test.beforeEach(async ({ page }) => stopClock(page));

test("four slides advance every 5000 ms and wrap around", async ({ page }) => {
  await open(page, "/");
  await expectSlide(page, 1);
  await page.clock.runFor(4999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  for (const slide of [2, 3, 4, 1]) {
    await expectSlide(page, slide);
    await page.clock.runFor(5000);
  }
});

test("the fade lasts 1000 ms", async ({ page }) => {
  await open(page, "/");
  const fade = await page
    .locator(".slide")
    .first()
    .evaluate((slide) => getComputedStyle(slide).transitionDuration);
  expect(fade.split(", ")[0]).toBe("1s");
});

test("a dot jumps to its slide and restarts the wait, also while the mouse rests there", async ({ page }) => {
  await open(page, "/");
  await page.clock.runFor(4000);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await page.clock.runFor(4999);
  await expectSlide(page, 3);
  await page.clock.runFor(1);
  await expectSlide(page, 4);
});

test("only the current dot is marked, and its time is named", async ({ page }) => {
  await open(page, "/");
  await dot(page, 4).click();
  await expect(page.locator(".day-dot[aria-current]")).toHaveCount(1);
  await expect(page.getByText("Night, 4 of 4")).toBeVisible();
});

test("it can be paused and played", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole("button", { name: "Play" }).click();
  await page.mouse.click(640, 300);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("it waits while keyboard focus is on its controls, and goes on after", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Learn More" }).focus();
  await page.keyboard.press("Tab");
  await expect(dot(page, 1)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 4);
  await dot(page, 1).evaluate((element) => element.blur());
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test("it waits while the tab is hidden", async ({ page }) => {
  await open(page, "/");
  const setVisible = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisible("hidden");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await setVisible("visible");
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("with reduced motion it moves only when asked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await dot(page, 2).click();
  await expectSlide(page, 2);
});

test("a swipe moves it", async ({ page }) => {
  await open(page, "/");
  const swipe = (from: number, to: number) =>
    page.locator("#home").evaluate(
      (hero, [start, end]) => {
        const at = (type: string, clientX: number | undefined) =>
          hero.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, bubbles: true }));
        at("pointerdown", start);
        at("pointerup", end);
      },
      [from, to],
    );
  await swipe(300, 100);
  await expectSlide(page, 2);
  await swipe(100, 300);
  await expectSlide(page, 1);
  await swipe(100, 120);
  await expectSlide(page, 1);
});

test("the first slide is in the delivered page, with its own picture alone", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h1[^>]*>Technology for everyone<\/h1>/);
  expect(html.match(/class="slide-picture"/g)).toHaveLength(1);
});

test("the others' pictures are asked for shortly before their turn, each once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const askedFor = (id: string) => asked.filter((address) => address.includes(`/pictures/${id}-`)).length;
  await open(page, "/");
  const others = heroSlides.slice(1);
  for (const [place, { id }] of others.entries()) {
    const picture = page.locator(`.slide[data-slide="${id}"] img`);
    await page.clock.runFor(SLIDE_INTERVAL_MS - SLIDE_AHEAD_MS - 1);
    await expectSlide(page, place + 1);
    await expect(picture).toHaveCount(0);
    expect(others.slice(place).filter((other) => askedFor(other.id))).toEqual([]);
    await page.clock.runFor(1);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    await expectSlide(page, place + 1);
    await page.clock.runFor(SLIDE_AHEAD_MS);
    await expectSlide(page, place + 2);
  }
  await page.clock.runFor(SLIDE_INTERVAL_MS);
  await expectSlide(page, 1);
  expect(heroSlides.map(({ id }) => askedFor(id))).toEqual([1, 1, 1, 1]);
});

test("'Explore Our Products' scrolls to the products", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Explore Our Products" }).click();
  const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
  await expect.poll(() => topOf(page, "#products")).toBe(header);
});

test("'Learn More' scrolls to the about section and leaves the address as it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("button", { name: "Learn More" }).click();
  const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
  await expect.poll(() => topOf(page, "#about")).toBe(header);
  await expect(page).toHaveURL("/");
});

test("on paper the headline stands below the word mark, in ink and without a picture behind it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/");
  await dot(page, 3).click();
  const first = page.locator(".slide").first();
  await expect(first).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(first).toHaveCSS("opacity", "1");
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  const headline = page.getByRole("heading", { level: 1 });
  expect(await topOf(page, "h1")).toBeGreaterThanOrEqual(await bottom(".site-header"));
  await expect(headline).toHaveCSS("color", "rgb(20, 24, 28)");
  await expect(page.getByRole("banner").getByRole("link", { name: "FLARE" })).toHaveCSS("color", "rgb(20, 24, 28)");
  await expect(page.locator(".hero img").first()).toBeHidden();
  await expect(page.getByRole("form", { name: "Contact" })).toBeHidden();
});
