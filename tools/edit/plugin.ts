/** The editor, at /edit of the development server. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import type { Plugin, ViteDevServer } from "vite";
import { writeModules } from "../content/compile.ts";
import { readSources } from "../content/sources.ts";
import { entries } from "./entries.ts";
import { problemInWords } from "./problem-in-words.ts";
import { reviewed, tryOut } from "./save.ts";
import { HOSTS, STORAGE } from "./storage.ts";

const FOLDER = "content";

/** Holds the editor to these hosts, whatever its packages would like to load. */
const POLICY = `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${HOSTS}; connect-src 'self' ws: ${HOSTS}`;

const keystatic = makeGenericAPIRouteHandler({
  localBaseDirectory: FOLDER,
  config: {
    storage: STORAGE,
    singletons: Object.fromEntries(
      entries.map(({ key, label, path }) => [key, { label, path, format: { data: "yaml" }, schema: {} }]),
    ),
    collections: { products: { label: "Products", path: "products/*", slugField: "model", schema: {} } },
  },
});

/** Keystatic's API; refuses updates that would fail the build. */
async function answerApi(request: IncomingMessage, response: ServerResponse) {
  let body = await text(request);
  if (request.url === "/update" && request.method === "POST") {
    const { update, problems } = reviewed(readSources(FOLDER), JSON.parse(body));
    if (problems.length > 0) {
      response.writeHead(422).end(problems.map(problemInWords).join("\n"));
      return;
    }
    body = JSON.stringify(update);
  }
  const answer = await keystatic({
    headers: new Headers(request.headers as Record<string, string>),
    method: request.method ?? "GET",
    url: `${request.headers["x-forwarded-proto"] ?? "http"}://${request.headers.host}/api/keystatic${request.url}`,
    json: async () => JSON.parse(body),
  });
  response.setHeaders(new Headers(answer.headers)).writeHead(answer.status ?? 200);
  response.end(answer.body);
}

async function answerSources(_: IncomingMessage, response: ServerResponse) {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(readSources(FOLDER)));
}

/** Compiles what is typed, if it is right, and says what is not. */
const previewAnswer = (server: ViteDevServer) => async (request: IncomingMessage, response: ServerResponse) => {
  const { modules, problems } = tryOut(readSources(FOLDER), JSON.parse(await text(request)));
  const changed = problems.length === 0 ? writeModules(modules) : [];
  // Reported directly: the file watcher is not ready just after start.
  for (const file of changed) server.watcher.emit("change", file);
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(problems));
};

const pageAnswer = (server: ViteDevServer, file: string) => async (_: IncomingMessage, response: ServerResponse) => {
  const html = await server.transformIndexHtml("/edit", readFileSync(`tools/edit/${file}`, "utf8"));
  response.setHeader("Content-Type", "text/html").setHeader("Content-Security-Policy", POLICY).end(html);
};

/** Keystatic would load its font from another host. */
const withoutFont = (code: string) => code.replaceAll(/https:\/\/fonts\.googleapis\.com[^"']*/g, "data:text/css,");

const fontPlugin = {
  name: "without-font",
  transform: (code: string, id: string) => (id.includes("@keystatic") ? withoutFont(code) : undefined),
};

export const editor = (): Plugin => ({
  name: "editor",
  config: () => ({
    // Apart from those of `npm run dev`, which needs fewer packages.
    cacheDir: ".cache/vite-edit",
    optimizeDeps: {
      entries: ["index.html", "tools/edit/main.tsx"],
      // In compiled content, which is not searched for packages.
      include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals"],
      rolldownOptions: { plugins: [fontPlugin] },
    },
  }),
  configureServer(server) {
    const use = (path: string, answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
      server.middlewares.use(path, (request, response, next) => {
        answer(request, response).catch(next);
      });
    use("/api/keystatic", answerApi);
    use("/edit/sources", answerSources);
    use("/edit/preview", previewAnswer(server));
    use("/edit", pageAnswer(server, "edit.html"));
    use("/keystatic", pageAnswer(server, "form.html"));
  },
});
