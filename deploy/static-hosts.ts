import type { Policy } from "./policy.ts";

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * A header for all paths can't be removed for a folder, so assets get the document headers too. There is no Cache-Control
 * for pages: Netlify and Cloudflare revalidate them by default, and would merge it with the one for the folders.
 */
export const headersFile = ({ headers, documentHeaders, strictTransport, links, cache }: Policy): string =>
  [
    block("/*", { ...headers, ...documentHeaders, "Strict-Transport-Security": strictTransport }),
    ...Object.entries(links).map(([page, Link]) => block(page, { Link })),
    ...cache.immutableFolders.map((folder) => block(`${folder}*`, { "Cache-Control": cache.immutable })),
  ].join("");

/** These hosts redirect slashes and .html by themselves. Cloudflare ignores the last lines and uses the nearest 404.html. */
export const redirectsFile = ({ redirects, notFound }: Policy): string =>
  [
    ...Object.entries(redirects)
      .filter(([from]) => !/\/$|\.html$/.test(from))
      .map(([from, to]) => `${from} ${to} 301`),
    ...notFound.special.map(({ folder, file }) => `${folder}/* ${file} 404`),
    "",
  ].join("\n");
