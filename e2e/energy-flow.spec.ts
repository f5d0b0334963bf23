import type { Locator, Page } from "@playwright/test";
import { energyFlow as words } from "#content/energy-flow.ts";
import { solutions as section } from "#content/solutions.ts";
import { energyScenes, flowsIn } from "../src/model/energy-flow.ts";
import { expect, open, openAndHydrate, test } from "./test.ts";

const shownDrawing = (page: Page) => page.locator(".energy-drawing:visible");

/** The path of each live wire, and whether it is visibly drawn inside the drawing. */
const liveWires = (drawing: Locator) =>
  drawing.locator(".wire-live").evaluateAll((wires) =>
    (wires as SVGPathElement[]).map((wire) => {
      const { stroke, strokeWidth, opacity, strokeDasharray } = getComputedStyle(wire);
      const { left, right, top, bottom } = wire.getBoundingClientRect();
      const frame = wire.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
      return {
        path: wire.getAttribute("d") ?? "",
        drawn:
          wire.getTotalLength() > 20 &&
          Number.parseFloat(strokeWidth) >= 3 &&
          strokeDasharray !== "none" &&
          !/none|transparent|\b0\)$/.test(stroke) &&
          opacity === "1" &&
          wire.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          left >= frame.left - 1 &&
          right <= frame.right + 1 &&
          top >= frame.top - 1 &&
          bottom <= frame.bottom + 1,
      };
    }),
  );

async function expectAllScenes(page: Page) {
  const paths = new Map<string, string>();
  const solutions = page.getByRole("region", { name: section.heading });
  const choose = (group: string, name: string) =>
    solutions.getByRole("group", { name: group }).getByRole("radio", { name }).check();
  for (const { kind, time } of energyScenes) {
    await choose(words.kindLabel, words.kinds[kind]);
    await choose(words.timeLabel, words.times[time]);
    const scene = words.scenes[kind][time];
    const flows = flowsIn({ kind, time });
    await expect(solutions.getByText(scene, { exact: true }).first()).toBeVisible();
    await expect(shownDrawing(page)).toHaveAccessibleName(words.drawing({ scene }));
    const wires = await liveWires(shownDrawing(page));
    expect(wires.map(({ drawn }) => drawn)).toEqual(flows.map(() => true));
    // A flow has the same path in every scene.
    for (const [i, flow] of flows.entries()) {
      const path = wires[i]?.path ?? "";
      expect(paths.get(flow) ?? path).toBe(path);
      paths.set(flow, path);
    }
  }
  expect(new Set(paths.values()).size).toBe(paths.size);
}

async function expectStillWires(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(shownDrawing(page).locator(".wire-live").first()).toHaveCSS("animation-duration", "0s");
  const wires = await liveWires(shownDrawing(page));
  expect(wires.length).toBeGreaterThan(0);
  expect(
    wires.every(({ drawn }) => drawn),
    "without animation",
  ).toBe(true);
}

const slider = (page: Page) => page.getByRole("slider", { name: words.day.slider });
const isFrame = (url: string) => url.includes("/pictures/day-");

/** The red of the sky, or undefined while the canvas is empty. */
const redOfSky = (page: Page) =>
  page.locator("#solutions canvas").evaluate((day) => {
    if (!(day instanceof HTMLCanvasElement) || !day.width) return undefined;
    const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    pixel?.drawImage(day, -day.width / 2, -day.height / 20);
    return pixel?.getImageData(0, 0, 1, 1).data[0];
  });

async function expectSlider(page: Page) {
  await slider(page).scrollIntoViewIfNeeded();
  await expect.poll(() => redOfSky(page)).toBeGreaterThan(0);
  await page.getByRole("radio", { name: words.times.night }).check();
  await page.getByRole("radio", { name: words.times.day }).check();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.day.moment({ clock: "1:00 PM", time: "day" }));
  await expect.poll(() => redOfSky(page)).toBeGreaterThan(100);
  const noon = (await redOfSky(page)) ?? 0;
  await slider(page).press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.day.moment({ clock: "9:30 PM", time: "night" }));
  await expect(page.getByRole("radio", { name: words.times.night })).toBeChecked();
  await expect(shownDrawing(page)).toHaveAccessibleName(words.drawing({ scene: words.scenes.hybrid.night }));
  await expect.poll(() => redOfSky(page)).toBeLessThan(noon / 2);
  await slider(page).press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.day.moment({ clock: "5:30 AM", time: "night" }));
  for (let step = 0; step < 4; step++) await slider(page).press("ArrowRight");
  await expect(page.getByRole("radio", { name: words.times.day })).toBeChecked();
}

test("scrolling advances the day until the visitor picks a time", async ({ page }) => {
  await openAndHydrate(page, "/");
  const hour = async () => Number(await slider(page).inputValue());
  const scrollPage = (pixels: number) =>
    page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), pixels);
  await page
    .locator("#solutions canvas")
    .evaluate((house) => house.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(hour).toBeGreaterThanOrEqual(5);
  const noon = await hour();
  await scrollPage(-250);
  await expect.poll(hour).toBeLessThan(noon);
  await scrollPage(500);
  await expect.poll(hour).toBeGreaterThan(noon);
  await slider(page).press("Home");
  await scrollPage(-250);
  await expect(page.getByRole("status").filter({ hasText: words.scenes.hybrid.night })).toHaveCount(1);
  await expect(slider(page)).toHaveValue("0");
});

async function expectPowerCut(page: Page) {
  await page.getByRole("radio", { name: words.times.cut }).check();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.day.moment({ clock: "9:30 PM", time: "cut" }));
  await slider(page).press("ArrowLeft");
  await expect(page.getByRole("radio", { name: words.times.night })).toBeChecked();
}

test("energy flow shows drawing and text for each inverter and time, and a day slider whose frames load near it", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isFrame(request.url()) && request.resourceType() === "fetch") requested.push(request.url());
  });
  await openAndHydrate(page, "/");
  expect(requested).toEqual([]);
  await slider(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBe(2 * 15);
  expect(requested.slice(0, 15).every((url) => url.endsWith("-320.avif"))).toBe(true);
  await test.step("slider moves the house from night to day by keyboard, and drawing, time and text follow", () =>
    expectSlider(page));
  await test.step("power cut shows the evening, and the slider brings the power back", () => expectPowerCut(page));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`drawing and text for each inverter and time at ${width} px`, () => expectAllScenes(page));
  }
  await test.step("wires are drawn without animation when reduced motion is set", () => expectStillWires(page));
});

/** Frames of the day that the page requests. */
function recordFrames(page: Page) {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isFrame(request.url())) requested.push(request.url());
  });
  return requested;
}

async function expectStillOnly(page: Page, requested: string[]) {
  await shownDrawing(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toHaveCount(0);
  await page.getByRole("radio", { name: words.times.cut }).check();
  await expect.poll(() => requested.some((url) => url.includes("day-cut"))).toBe(true);
  expect(requested.filter((url) => !/day-(1300|cut)/.test(url))).toEqual([]);
}

test("with reduced motion there is no slider, and no frame loads but the still that is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const requested = recordFrames(page);
  await open(page, "/");
  await expectStillOnly(page, requested);
});

test("with Save-Data there is no slider, and sections hydrate only near the screen or when used", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const requested = recordFrames(page);
  await open(page, "/");
  const contact = page.locator("div", { has: page.locator("> #contact") });
  await page.waitForLoadState("networkidle");
  await expect(contact).toHaveAttribute("data-hydrating");
  await expectStillOnly(page, requested);
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(contact).not.toHaveAttribute("data-hydrating");
  await open(page, "/");
  // As a script does, or a voice command: without scrolling to it.
  await page
    .getByRole("tab")
    .last()
    .evaluate((tab: HTMLElement) => tab.click());
  await expect(page.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
});
