import { connect } from "node:net";

export type RawResponse = { status: number; head: string; body: Buffer };

/** Sends the URL unchanged in the request line. HTTP clients would normalise or reject some URLs. */
export const rawRequest = (port: number, url: string): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${url} HTTP/1.0\r\nHost: localhost\r\n\r\n`));
    socket.on("data", (part) => parts.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      const response = Buffer.concat(parts);
      const end = response.indexOf("\r\n\r\n");
      const head = response.subarray(0, end).toString("latin1");
      resolve({ status: Number(/^HTTP\/1\.\d (\d+)/.exec(head)?.[1]), head, body: response.subarray(end + 4) });
    });
  });
