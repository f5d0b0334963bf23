import type { Theme } from "../theme/apply-theme.ts";
import { cacheNames } from "./caches.ts";

/** No address of the site: a name among those of a cache. */
const CHOICE = "/?theme";

/** A worker can't read what the page has stored: it is told. */
export async function tellTheme(theme: Theme | undefined) {
  const choices = await caches.open(cacheNames.choices);
  await (theme ? choices.put(CHOICE, new Response(theme)) : choices.delete(CHOICE));
}

/** A page has the chosen theme before its first paint, and need not wait for a script that knows it. */
export const inChosenTheme = {
  handlerWillRespond: async ({ response }: { response: Response }) => {
    const choice = await caches.match(CHOICE, { cacheName: cacheNames.choices });
    const theme = await choice?.text();
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (!isPage || (theme !== "light" && theme !== "dark")) return response;
    return new Response((await response.text()).replace("<html", `<html data-theme="${theme}"`), response);
  },
};
