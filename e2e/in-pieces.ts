import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Policy } from "../deploy/policy.ts";
import { handler } from "../deploy/server.ts";

const PIECE = 1000;
/** More than a first screen has. */
const IN_PIECES = 24_000;
/** Time for a browser to paint what it has. */
const GAP_MS = 30;

/** The site as a slow line brings it: the beginning of every document comes piece by piece. */
export function inPieces(policy: Policy, folder: string): RequestListener {
  const whole = handler(policy, folder);
  return async (request, response) => {
    const file = policy.pages[request.url ?? ""];
    if (!file) return whole(request, response);
    const html = readFileSync(folder + file, "utf8");
    const body = html.indexOf("<body");
    response.writeHead(200, { ...policy.documentHeaders, "Content-Type": "text/html; charset=utf-8" });
    response.write(html.slice(0, body));
    for (let from = body; from < body + IN_PIECES; from += PIECE) {
      await setTimeout(GAP_MS);
      response.write(html.slice(from, from + PIECE));
    }
    response.end(html.slice(body + IN_PIECES));
  };
}
