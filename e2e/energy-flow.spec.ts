import type { Locator, Page } from "@playwright/test";
import { energyFlow as words } from "#content/energy-flow.ts";
import { solutions as section } from "#content/solutions.ts";
import { energyScenes, flowsIn } from "../src/model/energy-flow.ts";
import { expect, openHydrated, test } from "./test.ts";

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

for (const width of [390, 1280]) {
  test(`energy flow shows drawing and text for each inverter and time at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/");
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

    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(shownDrawing(page).locator(".wire-live").first()).toHaveCSS("animation-duration", "0s");
    const wires = await liveWires(shownDrawing(page));
    expect(wires.length).toBeGreaterThan(0);
    expect(
      wires.every(({ drawn }) => drawn),
      "without animation",
    ).toBe(true);
  });
}
