import type { Page } from "@playwright/test";

/** Stops all animations at their start. */
export async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}
