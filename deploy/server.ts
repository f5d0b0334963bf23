/** The server of `npm start`. `send` does ETag, HEAD, ranges and conditional requests. */
import { globSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { extname, join } from "node:path";
import type { Duplex } from "node:stream";
import Negotiator from "negotiator";
import send from "send";
import type { Policy } from "./policy.ts";

/** Smallest first. */
const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
];

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export function handler(policy: Policy, root: string): RequestListener {
  // Listed once at the start, so no request can reach a file outside.
  const files = new Set(globSync("**/*.*", { cwd: root }).map((file) => `/${file}`));
  const pages = new Map(Object.entries(policy.pages));
  const links = new Map(Object.entries(policy.links));
  const redirects = new Map(Object.entries(policy.redirects));
  const hidden = new RegExp(policy.hidden);
  const missing = policy.notFound.special.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }));

  const fileFor = (path: string) => pages.get(path) ?? (files.has(path) && !hidden.test(path) ? path : undefined);
  const notFound = (path: string) => missing.find(({ pattern }) => pattern.test(path))?.file ?? policy.notFound.other;

  const isImmutable = (path: string) =>
    files.has(path) && policy.cache.immutableFolders.some((folder) => path.startsWith(folder));

  function setHeaders(request: IncomingMessage, response: ServerResponse, path: string) {
    const headers = isImmutable(path) ? policy.headers : { ...policy.headers, ...policy.documentHeaders };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers["x-forwarded-proto"] === "https")
      response.setHeader("Strict-Transport-Security", policy.strictTransport);
    response.setHeader("Cache-Control", policy.cache.revalidate);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    const accepted = new Negotiator(request).encodings(encodings.map(({ name }) => name));
    const precompressed = encodings.filter(({ extension }) => files.has(file + extension));
    const encoding = precompressed.find(({ name }) => accepted.includes(name));
    const type = policy.types[extname(file).slice(1)];
    if (type) response.setHeader("Content-Type", type);
    if (precompressed.length > 0) response.setHeader("Vary", "Accept-Encoding");
    if (encoding) response.setHeader("Content-Encoding", encoding.name);
    const acceptRanges = response.statusCode === 200;
    send(request, encodeURI(file + (encoding?.extension ?? "")), { root, cacheControl: false, acceptRanges })
      .on("error", ({ status }: { status: number }) => {
        if (response.headersSent) return void response.destroy();
        for (const name of ["Content-Type", "Content-Encoding"]) response.removeHeader(name);
        response.writeHead(status).end();
      })
      .pipe(response);
  }

  return (request, response) => {
    const [raw = "/"] = (request.url ?? "/").split("?", 1);
    const path = decodePath(raw) ?? raw;
    setHeaders(request, response, path);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const moved = redirects.get(path);
    if (moved) {
      response.writeHead(301, { Location: moved + (request.url ?? "").slice(raw.length) }).end();
      return;
    }
    const file = fileFor(path);
    const link = links.get(path);
    if (link) response.setHeader("Link", link);
    if (!file) response.statusCode = 404;
    else if (isImmutable(path)) response.setHeader("Cache-Control", policy.cache.immutable);
    sendFile(request, response, file ?? notFound(path));
  };
}

const CLIENT_ERRORS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node rejects before it becomes a request: malformed or too long. */
function clientErrorHandler(policy: Policy, root: string) {
  const page = readFileSync(join(root, policy.notFound.other));
  const headers = {
    ...policy.headers,
    ...policy.documentHeaders,
    "Cache-Control": policy.cache.revalidate,
    "Content-Type": policy.types.html,
    "Content-Length": page.length,
    Connection: "close",
  };
  const head = Object.entries(headers).map((header) => `${header.join(": ")}\r\n`);
  return ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    // Never write into the middle of another response.
    if (!socket.writable || (socket as Socket).bytesWritten > 0) return void socket.destroy();
    const status = CLIENT_ERRORS[code ?? ""] ?? 400;
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n`);
    socket.end(page);
  };
}

export const siteServer = (policy: Policy, root: string) =>
  createServer(handler(policy, root)).on("clientError", clientErrorHandler(policy, root));
