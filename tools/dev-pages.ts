import { readFileSync } from "node:fs";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { baseOf, type Language, languages } from "./content/languages.ts";

/** The URLs of modules in another language, on the same port. */
const moduleBase = (language: Language) => `/@${language}/`;

/** A Vite server resolves #content/… to one language, so each other language has its own within the first. */
async function startOther(language: Language, { config, httpServer, watcher }: ViteDevServer): Promise<ViteDevServer> {
  // Read by vite.config.ts.
  process.env.SITE_LANGUAGE = language;
  const server = await createServer({
    base: moduleBase(language),
    cacheDir: `${config.cacheDir}-${language}`,
    server: { middlewareMode: true, ws: httpServer ? { server: httpServer } : false, watch: null },
  });
  delete process.env.SITE_LANGUAGE;
  // One server watches the files for all.
  for (const event of ["add", "change", "unlink"] as const)
    watcher.on(event, (file) => server.watcher.emit(event, file));
  httpServer?.once("close", () => server.close());
  return server;
}

async function pageFrom(server: ViteDevServer, url: string) {
  const { pathname } = new URL(url, "http://localhost");
  // Loaded through Vite, so that changed content is picked up; a static import would make Vite restart.
  const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>;
  if (pathname.endsWith("/site.webmanifest")) {
    const { webManifest } = await load<typeof import("./web-manifest.ts")>("/tools/web-manifest.ts");
    return { status: 200, type: "application/manifest+json", body: webManifest() };
  }
  const renderer = await load<typeof import("../src/prerender.tsx")>("/src/prerender.tsx");
  const page = renderer.findPage(pathname);
  const template = await server.transformIndexHtml(url, readFileSync("index.html", "utf8"));
  return { status: page.status ?? 200, type: "text/html", body: await renderer.renderPage(page, template) };
}

/** Prerenders pages in `npm run dev` too, so that they hydrate as in the build. */
export const devPages = (): Plugin => ({
  name: "dev-pages",
  apply: (_, { command }) => command === "serve" && !process.env.VITEST,
  async configureServer(server) {
    if (server.config.base !== "/") return undefined;
    const others = new Map<Language, ViteDevServer>();
    for (const language of languages.slice(1)) others.set(language, await startOther(language, server));
    for (const [language, other] of others)
      server.middlewares.use((request, response, next) =>
        request.url?.startsWith(moduleBase(language)) ? other.middlewares(request, response, next) : next(),
      );
    const serverFor = (url: string) =>
      [...others].find(([language]) => new RegExp(`^${baseOf(language)}([/?]|$)`).test(url))?.[1] ?? server;
    return () => {
      server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
        try {
          const { status, type, body } = await pageFrom(serverFor(originalUrl), originalUrl);
          response.writeHead(status, { "Content-Type": type }).end(body);
        } catch (error) {
          next(error);
        }
      });
    };
  },
});
