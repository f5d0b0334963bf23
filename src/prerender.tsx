import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { language } from "#content/language.ts";
import { shell } from "#content/shell.ts";
import { site } from "#content/site.ts";
import { App } from "./app.tsx";
import { localPath } from "./format/paths.ts";
import { loadPage } from "./load-page.ts";
import { lazyHydrate } from "./loading/lazy-hydrate.tsx";
import { dataBlock } from "./seo/data-block.ts";
import { structuredDataTag } from "./seo/structured-data.ts";
import type { SitePage } from "./site-map.ts";

export { catalogue, catalogueJsonSchema } from "./seo/catalogue.ts";
export { robots, sitemap } from "./seo/sitemap.ts";
export { findPage, pagePaths, sitePages } from "./site-map.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Keeps the fonts of this language, or of English. */
function withFonts(template: string): string {
  const wanted = template.includes(`lang="${language.code}"`) ? language.code : "en";
  return template.replaceAll(/\s*<link [^>]*? lang="(\w+)"[^>]*>/g, (link, code) =>
    code === wanted ? link.replace(` lang="${code}"`, "") : "",
  );
}

/** Writes a page into the document template. `<html>` is rendered too, so that React hoists the head tags. */
export async function renderPage(sitePage: SitePage, template: string): Promise<string> {
  const { path, route, props } = sitePage;
  const Page = lazyHydrate(() => loadPage(route));
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html lang={site.language}>
      <body>
        <div id="root">
          <App path={path} page={<Page {...props} />} />
        </div>
      </body>
    </html>,
    {
      // React would move large Suspense boundaries to the end and put them back by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would leave a part that fails to the browser.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path}: a part of the page could not be rendered`);
  const [, head, page] = /<head>(.*)<\/head>.*?<div id="root">(.*)<\/div><\/body>/s.exec(await text(prelude)) ?? [];
  if (head === undefined || page === undefined) throw new Error(`${path}: the rendered page has no head or no root`);
  return withFonts(template)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${site.language}"`)
    .replace("/site.webmanifest", localPath("/site.webmanifest"))
    .replace("<!--head-->", () => head + structuredDataTag(sitePage))
    .replace("<body>", () => `<body data-load-failed="${escaped(shell.loadFailed)}">`)
    .replace("<!--page-->", () => page)
    .replace("</body>", () => `${dataBlock('type="application/json" id="page-data"', { path, route, props })}</body>`);
}
