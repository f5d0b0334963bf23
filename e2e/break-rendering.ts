import type { Page } from "@playwright/test";

/** Makes the home page throw while it renders its opening hours. */
export const breakRendering = (page: Page) =>
  page.addInitScript(() => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw new Error("no dates today");
      }
    } as unknown as typeof Intl.DateTimeFormat;
  });
