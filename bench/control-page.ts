import type { Browser } from "@playwright/test";

/** The screen that Lighthouse emulates for a phone. */
export const PHONE = { width: 412, height: 823 };

/** The first screen of a page without scripts: a lower limit, with which the site's pages are compared in the same run. */
export async function controlPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1.75, ignoreHTTPSErrors: true });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url);
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
