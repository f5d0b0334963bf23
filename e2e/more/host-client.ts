import { type IncomingHttpHeaders, request } from "node:http";

type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Send = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

/** Sends the path unchanged: fetch would normalise it. */
export const clientFor =
  (port: number): Send =>
  (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on("error", reject)
        .end();
    });
