/** Serves the built site. PORT changes the port. */
import { createServer } from "node:http";
import sirv from "sirv";
import { notFoundPage, pathOf } from "./not-found-page.ts";

const port = Number(process.env.PORT ?? 3000);

const files = sirv("dist", {
  extensions: ["html"],
  etag: true,
  setHeaders(response, pathname) {
    const immutable = pathname.startsWith("/assets/") || pathname.startsWith("/pictures/");
    response.setHeader("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  },
});

/** One address a page: no trailing slash, no .html, and never one that a browser could take for another host. */
const cleanPath = (path: string) => `/${path.replace(/(\/?index)?\.html$/, "").replace(/^\/+|\/+$/g, "")}`;

const server = createServer((request, response) => {
  const path = pathOf(request);
  if (cleanPath(path) !== path) {
    const search = (request.url ?? "").slice(path.length);
    response.writeHead(301, { Location: cleanPath(path) + search }).end();
    return;
  }
  const missing = () => notFoundPage(request, response);
  // The not-found pages are files too, and have no address of their own.
  if (/\/404$/.test(path)) missing();
  else files(request, response, missing);
});
server.listen(port, () => console.log(`FLARE is at http://localhost:${port}`));
