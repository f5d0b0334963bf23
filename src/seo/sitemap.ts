/** `updated` is the day of the content. */
export function sitemap(address: string, updated: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${address}${path}</loc><lastmod>${updated}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export const robots = (address: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
