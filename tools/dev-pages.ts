import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { webManifest } from "./web-manifest.ts";

/** Prerenders pages in `npm run dev` too, so that they hydrate as in the build. */
export const devPages = (): Plugin => ({
  name: "dev-pages",
  apply: "serve",
  configureServer: (server) => () => {
    server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
      const { pathname } = new URL(originalUrl, "http://localhost");
      if (pathname === "/site.webmanifest") return response.end(webManifest());
      try {
        const renderer = (await server.ssrLoadModule("/src/prerender.tsx")) as typeof import("../src/prerender.tsx");
        const page = renderer.findPage(pathname);
        const template = await server.transformIndexHtml(originalUrl, readFileSync("index.html", "utf8"));
        response.statusCode = page.status ?? 200;
        response.setHeader("Content-Type", "text/html");
        response.end(await renderer.renderPage(page, template));
      } catch (error) {
        next(error);
      }
    });
  },
});
