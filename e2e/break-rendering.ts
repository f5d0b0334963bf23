import type { Page } from "@playwright/test";

/** The home page then fails to render: its opening hours need dates. */
export const breakRendering = (page: Page) =>
  page.addInitScript(() => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw new Error("no dates today");
      }
    } as unknown as typeof Intl.DateTimeFormat;
  });
