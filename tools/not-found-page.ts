import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";

const pages = { product: readFileSync("dist/products/404.html"), other: readFileSync("dist/404.html") };

export const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split(/[?#]/)[0] ?? "/";

/** An unknown product has a page of its own; every other unknown address shares one. Both answer 404. */
export function notFoundPage(request: IncomingMessage, response: ServerResponse) {
  const page = /^\/products\/[^/]+$/.test(pathOf(request)) ? pages.product : pages.other;
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(request.method === "HEAD" ? undefined : page);
}
