import type { Theme } from "../theme/apply-theme.ts";
import { cacheNames } from "./caches.ts";

/** A cache key, not a page of the site. */
const THEME_ENTRY = "/?theme";

/** A worker can't read localStorage, so the page puts the theme into a cache. */
export async function cacheTheme(theme: Theme | undefined) {
  const choices = await caches.open(cacheNames.choices);
  await (theme ? choices.put(THEME_ENTRY, new Response(theme)) : choices.delete(THEME_ENTRY));
}

/** A Workbox plugin: sets the theme in the HTML, so that the first paint does not wait for a script. */
export const withChosenTheme = {
  handlerWillRespond: async ({ response }: { response: Response }) => {
    const choice = await caches.match(THEME_ENTRY, { cacheName: cacheNames.choices });
    const theme = await choice?.text();
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage || (theme !== "light" && theme !== "dark")) return response;
    return new Response((await response.text()).replace("<html", `<html data-theme="${theme}"`), response);
  },
};
