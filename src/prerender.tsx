import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { site } from "./content/site.ts";
import { routes } from "./routes.tsx";

export { catalogue, catalogueJsonSchema } from "./seo/catalogue.ts";
export { robots, sitemap } from "./seo/sitemap.ts";
export { structuredDataTag } from "./seo/structured-data.ts";
export { offlinePath, pagePaths } from "./site-map.ts";
export { site };

const handler = createStaticHandler(routes);

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of stream) text += part;
  return text;
}

/** What the router needs in order to take the page over without asking again: data, which no policy on scripts forbids. */
function dataOf(loaderData: Record<string, unknown>): string {
  if (Object.keys(loaderData).length === 0) return "";
  const json = JSON.stringify(loaderData).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** A page's head tags and markup. The frame is rendered with it, so that React sorts the tags into the head by itself. */
export async function renderPage(path: string): Promise<{ head: string; page: string; data: string }> {
  const context = await handler.query(new Request(`${site.address}${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <html lang={site.language}>
      <body>
        <div id="root">
          <StrictMode>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </StrictMode>
        </div>
      </body>
    </html>,
    // Keeps every part in place: larger ones would be moved to the end and put back by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const [, head, page] = /<head>(.*)<\/head>.*?<div id="root">(.*)<\/div><\/body>/s.exec(await textOf(prelude)) ?? [];
  if (head === undefined || page === undefined) throw new Error(`${path}: the rendered page has no head or no root`);
  return { head, page, data: dataOf(context.loaderData) };
}
