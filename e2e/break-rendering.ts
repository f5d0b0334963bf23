import type { Page } from "@playwright/test";

/** Makes the contact section throw when it renders the office's time. */
export const breakRendering = (page: Page) =>
  page.addInitScript(() => {
    Date.prototype.getUTCMinutes = () => {
      throw new Error("broken by a test");
    };
  });
