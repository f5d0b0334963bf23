import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { hero } from "#content/hero.ts";
import { SLIDE_INTERVAL_MS, SLIDE_PRELOAD_MS } from "../src/model/carousel.ts";
import { stopAnimations } from "./stop-animations.ts";
import { expect, open, stopClock, test, topOf } from "./test.ts";

const dot = (page: Page, n: number) => page.getByRole("button", { name: hero.goTo({ number: n }) });
const count = hero.slides.length;
const expectSlide = (page: Page, n: number) => expect(dot(page, n)).toHaveAttribute("aria-current", "true");

async function expectLazyPictures(page: Page, requested: string[]) {
  const requestsFor = (picture: string) => requested.filter((url) => url.includes(`/pictures/${picture}-`)).length;
  const shown = hero.slides.map(({ picture }) => picture);
  for (const [place] of shown.slice(1).entries()) {
    const picture = page
      .locator(".slide")
      .nth(place + 1)
      .locator("img");
    const seen = shown.slice(0, place + 1);
    await page.clock.runFor(SLIDE_INTERVAL_MS - SLIDE_PRELOAD_MS - 1);
    await expectSlide(page, place + 1);
    await expect(picture).toHaveCount(0);
    expect(shown.filter((each) => !seen.includes(each) && requestsFor(each))).toEqual([]);
    await page.clock.runFor(1);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    await expectSlide(page, place + 1);
    await page.clock.runFor(SLIDE_PRELOAD_MS);
    await expectSlide(page, place + 2);
  }
  await page.clock.runFor(SLIDE_INTERVAL_MS);
  await expectSlide(page, 1);
  expect(shown.map(requestsFor)).toEqual(shown.map(() => 1));
}

async function expectIntervals(page: Page) {
  await expect(page.locator(".scene").first()).toHaveCSS("transition", "opacity 1s linear");
  await expectSlide(page, 1);
  await page.clock.runFor(4999);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  for (const slide of [...hero.slides.keys(), 0].slice(1).map((i) => i + 1)) {
    await expectSlide(page, slide);
    await page.clock.runFor(5000);
  }
  await page.clock.runFor(4000);
  // The pointer stays over the dot.
  await dot(page, count).click();
  await expectSlide(page, count);
  await expect(page.locator(".day-dot[aria-current]")).toHaveCount(1);
  await expect(
    page.getByText(hero.place({ time: hero.slides.at(-1)?.time ?? "", number: count, count })),
  ).toBeVisible();
  await page.clock.runFor(4999);
  await expectSlide(page, count);
  await page.clock.runFor(1);
  await expectSlide(page, 1);
}

async function expectPauses(page: Page) {
  await page.getByRole("button", { name: hero.pause }).click();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole("button", { name: hero.play }).click();
  await page.mouse.click(640, 300);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);

  await page.getByRole("button", { name: "Learn More" }).focus();
  await page.keyboard.press("Tab");
  await expect(dot(page, 1)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, (2 % count) + 1);
  for (const slide of [2, 1, count]) {
    await page.keyboard.press("ArrowLeft");
    await expectSlide(page, slide);
  }
  await page.locator(":focus").evaluate((element: HTMLElement) => element.blur());
  await page.clock.runFor(5000);
  await expectSlide(page, 1);

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
}

test("hero advances its slides by the clock, loads each picture before it is shown, and pauses", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await stopClock(page);
  await open(page, "/");
  await test.step("each other slide's picture is loaded once, shortly before it is shown", () =>
    expectLazyPictures(page, requested));
  await test.step("slides advance every 5000 ms with a fade of 1000 ms, and a dot restarts the timer", () =>
    expectIntervals(page));
  await page.mouse.move(640, 300);
  await test.step("button, keyboard focus on a control and a hidden tab pause it", () => expectPauses(page));
});

async function expectSlidesByHand(page: Page) {
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await dot(page, count - 1).click();
  await expectSlide(page, count - 1);
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
  await expectSlide(page, count);
  await swipe(100, 300);
  await expectSlide(page, count - 1);
  await swipe(100, 120);
  await expectSlide(page, count - 1);
}

async function expectNoFade(page: Page) {
  await stopAnimations(page);
  await dot(page, 2).click();
  await expect(page.locator(".slide").nth(1)).toHaveAttribute("data-current");
  expect(await page.evaluate(() => document.querySelector(".hero")?.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(page.locator(".headline").nth(1)).toHaveCSS("opacity", "1");
  await expect(page.locator(".headline").first()).toHaveCSS("opacity", "0");
}

async function expectPrint(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  await dot(page, 2).click();
  const first = page.locator(".headline").first();
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
  await expect(page.locator(".headline").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("form", { name: contact.section })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

async function expectLinks(page: Page) {
  const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
  await page.getByRole("button", { name: "Learn More" }).click();
  await expect.poll(() => topOf(page, "#about")).toBe(header);
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Explore Our Products" }).click();
  await expect.poll(() => topOf(page, "#products")).toBe(header);
  await expect(page).toHaveURL("/#products");
}

test("hero with reduced motion changes slides only on request and without a fade, prints its headline and links to sections", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await open(page, "/");
  await test.step("slides change by dot and swipe, but not by themselves", () => expectSlidesByHand(page));
  await test.step("slides change without a fade", () => expectNoFade(page));
  await test.step("headline is printed below the header, in dark text without a picture", () => expectPrint(page));
  await test.step("'Learn More' and 'Explore Our Products' scroll to their sections, and only the second changes the URL", () =>
    expectLinks(page));
});

test("prerendered home page has the first slide's headline and only its picture", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h1[^>]*>Technology for everyone<\/h1>/);
  expect(html.match(/class="slide-picture[ "]/g)).toHaveLength(1);
});
