import { expect, openHydrated, test } from "./test.ts";

const MIN_SIZE = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/products", "/products?compare=flare-42kw,flare-62kw", "/products/flare-62kw", "/nowhere"]) {
  test(`controls of ${path} with all details open are at least 44 px`, async ({ page, noise }) => {
    await openHydrated(page, path);
    const main = page.locator("main");
    await main.evaluate((element) => {
      for (const button of element.querySelectorAll<HTMLElement>("button[aria-expanded=false]")) button.click();
    });
    await expect(main.locator("button[aria-expanded=false]")).toHaveCount(0);
    await main.evaluate((element) => {
      for (const details of element.querySelectorAll("details")) details.open = true;
    });
    // Some content is rendered only after its details element has opened.
    await expect(main.locator("details > summary:only-child")).toHaveCount(0);
    const small = await page.evaluate((minSize) => {
      const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
      // The label of a field counts, and so does a pseudo-element that enlarges a link.
      const targetSize = (control: HTMLElement) => {
        const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
        const enlarged = ["::before", "::after"]
          .map((name) => getComputedStyle(control, name))
          .filter(({ content, position }) => content !== "none" && position === "absolute")
          .map((style) => [Number.parseFloat(style.width), Number.parseFloat(style.height)] as const);
        return [Math.max(width, ...enlarged.map(([w]) => w)), Math.max(height, ...enlarged.map(([, h]) => h))] as const;
      };
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => control.tabIndex >= 0 && getComputedStyle(control).clipPath === "none")
        .map((control) => ({ name: control.ariaLabel ?? control.textContent, size: targetSize(control) }))
        .filter(({ size }) => Math.min(...size) < minSize - 0.5)
        .map(({ name, size }) => `${name}: ${size.map(Math.round).join(" × ")}`);
    }, MIN_SIZE);
    expect(small).toEqual([]);
    if (path === "/nowhere") noise.length = 0;
  });
}
