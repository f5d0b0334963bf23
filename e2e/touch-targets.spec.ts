import { expect, openHydrated, test } from "./test.ts";

const LEAST = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/products", "/products?compare=flare-42kw,flare-62kw", "/products/flare-62kw", "/nowhere"]) {
  test(`every control of ${path}, unfolded, is as large as a finger`, async ({ page, noise }) => {
    await openHydrated(page, path);
    const main = page.locator("main");
    await main.evaluate((element) => {
      for (const fold of element.querySelectorAll<HTMLElement>("button[aria-expanded=false]")) fold.click();
    });
    await expect(main.locator("button[aria-expanded=false]")).toHaveCount(0);
    await main.evaluate((element) => {
      for (const fold of element.querySelectorAll("details")) fold.open = true;
    });
    // What is shut is not made: the content follows.
    await expect(main.locator("details > summary:only-child")).toHaveCount(0);
    const small = await page.evaluate((least) => {
      const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
      // A box is pressed by its label, and a link may reach further than its words.
      const reach = (control: HTMLElement) => {
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        const wider = ["::before", "::after"]
          .map((name) => getComputedStyle(control, name))
          .filter(({ content, position }) => content !== "none" && position === "absolute")
          .map((style) => [Number.parseFloat(style.width), Number.parseFloat(style.height)] as const);
        return [
          Math.max(width, ...wider.map(([across]) => across)),
          Math.max(height, ...wider.map(([, down]) => down)),
        ] as const;
      };
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => control.tabIndex >= 0 && getComputedStyle(control).clipPath === "none")
        .map((control) => ({ name: control.ariaLabel ?? control.textContent, reach: reach(control) }))
        .filter(({ reach }) => Math.min(...reach) < least - 0.5)
        .map(({ name, reach }) => `${name}: ${reach.map(Math.round).join(" × ")}`);
    }, LEAST);
    expect(small).toEqual([]);
    if (path === "/nowhere") noise.length = 0;
  });
}
