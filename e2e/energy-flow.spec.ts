import type { Locator, Page } from "@playwright/test";
import { energyScenes } from "../src/content/energy-flow.ts";
import { energyTimes, inverterKinds } from "../src/model/energy-flow.ts";
import { expect, openWhole, test } from "./test.ts";

const shownDrawing = (page: Page) => page.locator(".energy-drawing:visible");

/** The live wires as they are drawn: a way, as thick as told, in a colour, inside the drawing. */
const liveWires = (drawing: Locator) =>
  drawing.locator(".wire-live").evaluateAll((wires) =>
    (wires as SVGPathElement[]).map((wire) => {
      const { stroke, strokeWidth, opacity, strokeDasharray } = getComputedStyle(wire);
      const { left, right, top, bottom } = wire.getBoundingClientRect();
      const frame = wire.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
      return {
        way: wire.getAttribute("d") ?? "",
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

for (const width of [390, 1280]) {
  test(`each kind of inverter at each time is drawn and told at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWhole(page, "/");
    const ways = new Map<string, string>();
    const solutions = page.getByRole("region", { name: "Put your roof to work." });
    for (const { kind, time, words, flows } of energyScenes) {
      const label = (options: readonly { value: string; label: string }[], value: string) =>
        options.find((option) => option.value === value)?.label ?? "";
      await solutions
        .getByRole("group", { name: "Kind of inverter" })
        .getByRole("radio", { name: label(inverterKinds, kind) })
        .check();
      await solutions
        .getByRole("group", { name: "Time" })
        .getByRole("radio", { name: label(energyTimes, time) })
        .check();
      await expect(solutions.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(shownDrawing(page)).toHaveAccessibleName(`Drawing: ${words}`);
      const wires = await liveWires(shownDrawing(page));
      expect(wires.map(({ drawn }) => drawn)).toEqual(flows.map(() => true));
      // One way for each flow, whenever it flows.
      for (const [i, flow] of flows.entries()) {
        const way = wires[i]?.way ?? "";
        expect(ways.get(flow) ?? way).toBe(way);
        ways.set(flow, way);
      }
    }
    expect(new Set(ways.values()).size).toBe(ways.size);
  });
}

test("with reduced motion it stands still, and is drawn all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWhole(page, "/");
  const animation = await page
    .locator(".wire-live")
    .first()
    .evaluate((wire) => getComputedStyle(wire).animationDuration);
  expect(animation).toBe("0s");
  expect((await liveWires(shownDrawing(page))).map(({ drawn }) => drawn)).toEqual([true, true, true, true]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the drawing is complete and the words tell every case", async ({ page }) => {
    await page.goto("/");
    for (const { words } of energyScenes)
      await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
    const drawing = shownDrawing(page);
    await expect(drawing.locator(".wire-live")).toHaveCount(4);
    await expect(drawing.locator(".wire-live").first()).not.toHaveCSS("stroke", "none");
    await expect(drawing.locator(".wire-live").first()).toHaveCSS("stroke-width", "4px");
  });
});
