import type { Policy } from "./policy.ts";

const block = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/** A header can't be taken back for a folder; these hosts pack repeated ones. Without a rule for pages: Netlify and Cloudflare have them asked for again anyway, and would join it to the folders' rule. */
export const headersFile = ({ headers, documentHeaders, strictTransport, cache }: Policy): string =>
  [
    block("/*", { ...headers, ...documentHeaders, "Strict-Transport-Security": strictTransport }),
    ...cache.lasting.map((folder) => block(`${folder}*`, { "Cache-Control": cache.keep })),
  ].join("");

/** Slashes and file names they clean by themselves. Cloudflare ignores the last line and finds the folder's own 404.html. */
export const redirectsFile = ({ redirects, notFound }: Policy): string =>
  [
    ...Object.entries(redirects)
      .filter(([from]) => !/\/$|\.html$/.test(from))
      .map(([from, to]) => `${from} ${to} 301`),
    `/products/* ${notFound.product.file} 404`,
    "",
  ].join("\n");
