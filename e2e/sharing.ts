import type { BrowserContext, Page } from "@playwright/test";

export const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"]);

export const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Records what is shared. The browser takes files once `takeFiles` is called. */
export const recordShared = (page: Page) =>
  page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, takeFiles: () => Object.assign(navigator, { canShare: () => true }) });
    navigator.share = async (data) => void shared.push(data ?? {});
  });

export const sharedData = (page: Page) => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
