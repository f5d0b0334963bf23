import { language } from "#content/language.ts";
import { pathInOther } from "../format/paths.ts";

/** Pages in every language, each with its alternates. `updated` is the day of the content. */
export function sitemap(origin: string, updated: string, paths: readonly string[]): string {
  const inAll = (path: string) =>
    language.all.map(({ code, base }) => ({ code, location: `${origin}${pathInOther(base, path)}` }));
  const urls = paths.flatMap((path) => {
    const alternates = inAll(path)
      .map(({ code, location }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${location}"/>`)
      .join("");
    return inAll(path).map(
      ({ location }) => `  <url><loc>${location}</loc><lastmod>${updated}</lastmod>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
