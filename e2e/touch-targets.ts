import type { Page } from "@playwright/test";

const MIN_SIZE = 44;

/** Visible controls smaller than 44 px. */
export const smallTouchTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minSize) => {
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
