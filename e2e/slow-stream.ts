import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Policy } from "../deploy/policy.ts";
import { handler } from "../deploy/server.ts";

const CHUNK_BYTES = 1000;
/** More than the HTML of any first screen. */
const STREAMED_BYTES = 24_000;
/** Long enough for the browser to paint between two chunks. */
const GAP_MS = 30;

/** Serves the site and sends the beginning of every HTML document in small chunks, like a slow network. */
export function streamSlowly(policy: Policy, folder: string): RequestListener {
  const serve = handler(policy, folder);
  return async (request, response) => {
    const file = policy.pages[request.url ?? ""];
    if (!file) return serve(request, response);
    const html = readFileSync(folder + file, "utf8");
    const body = html.indexOf("<body");
    response.writeHead(200, { ...policy.documentHeaders, "Content-Type": "text/html; charset=utf-8" });
    response.write(html.slice(0, body));
    for (let from = body; from < body + STREAMED_BYTES; from += CHUNK_BYTES) {
      await setTimeout(GAP_MS);
      response.write(html.slice(from, from + CHUNK_BYTES));
    }
    response.end(html.slice(body + STREAMED_BYTES));
  };
}
