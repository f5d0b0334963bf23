import { prerenderToNodeStream } from "react-dom/static";
import { App } from "./app.tsx";
import { site } from "./content/site.ts";
import { standingStill } from "./navigation/navigator.ts";
import { openPage } from "./routes.tsx";

export { catalogue, catalogueJsonSchema } from "./seo/catalogue.ts";
export { robots, sitemap } from "./seo/sitemap.ts";
export { structuredDataTag } from "./seo/structured-data.ts";
export { offlinePath, pagePaths } from "./site-map.ts";
export { site };

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of stream) text += part;
  return text;
}

/** What the page needs in order to be taken over without asking again: data, which no policy on scripts forbids. */
function dataOf(known: unknown): string {
  if (known === undefined) return "";
  const json = JSON.stringify(known).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** A page's head tags and markup. The frame is rendered with it, so that React sorts the tags into the head by itself. */
export async function renderPage(path: string): Promise<{ head: string; page: string; data: string }> {
  const opened = await openPage(path);
  const address = { pathname: path, search: "", hash: "", key: "first" };
  const { prelude } = await prerenderToNodeStream(
    <html lang={site.language}>
      <body>
        <div id="root">
          <App navigator={standingStill({ address, page: opened.page, whole: true })} />
        </div>
      </body>
    </html>,
    // Keeps every part in place: larger ones would be moved to the end and put back by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const [, head, page] = /<head>(.*)<\/head>.*?<div id="root">(.*)<\/div><\/body>/s.exec(await textOf(prelude)) ?? [];
  if (head === undefined || page === undefined) throw new Error(`${path}: the rendered page has no head or no root`);
  return { head, page, data: dataOf(opened.data) };
}
