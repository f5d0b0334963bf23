import type { Browser } from "@playwright/test";

/** A cheap phone, as Lighthouse has it. */
export const PHONE = { width: 412, height: 823 };

/**
 * What a page could be at best: the same first screen with the same picture, font and words, its styles inside the document
 * and no script. The site's pages are measured against it in the same run.
 */
export async function controlPage(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1.75, ignoreHTTPSErrors: true });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address);
  const html = await page.evaluate((screen) => {
    const all = [...document.querySelectorAll("body *")];
    const below = all.filter((element) => element.getBoundingClientRect().top >= screen.height);
    for (const element of below) element.remove();
    for (const element of document.querySelectorAll("script, link[rel=modulepreload]")) element.remove();
    return document.documentElement.outerHTML;
  }, PHONE);
  await page.close();
  return `<!doctype html>${html}`;
}
