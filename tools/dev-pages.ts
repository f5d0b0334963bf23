import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Prerenders pages in `npm run dev` too, so that they hydrate as in the build. */
export const devPages = (): Plugin => ({
  name: "dev-pages",
  apply: "serve",
  configureServer: (server) => () => {
    server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
      const { pathname } = new URL(originalUrl, "http://localhost");
      // Through Vite, which follows the content. Vite restarts if its configuration imports what has changed.
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>;
      try {
        if (pathname === "/site.webmanifest") {
          const { webManifest } = await load<typeof import("./web-manifest.ts")>("/tools/web-manifest.ts");
          return response.end(webManifest());
        }
        const renderer = await load<typeof import("../src/prerender.tsx")>("/src/prerender.tsx");
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
