import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A status, no response at all, or a connection closed during the request. */
export type Answer = number | "hang" | "gone" | Promise<number>;

type Received = { key: string | undefined; body: unknown; at: number };

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
};

/** A real HTTP server that gives the answers a test sets; the last one repeats. */
export async function startEndpoint() {
  const received: Received[] = [];
  let answers: Answer[] = [200];
  let hanging = false;

  async function post(request: IncomingMessage, response: ServerResponse) {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200;
    hanging = false;
    const key = request.headers["idempotency-key"]?.toString();
    if (answer === "gone") {
      received.push({ key, body: undefined, at: Date.now() });
      return request.socket.destroy();
    }
    received.push({ key, body: await json(request), at: Date.now() });
    if (answer === "hang") hanging = true;
    else response.writeHead(await answer, { ...cors, Location: "/elsewhere" }).end();
  }

  const server = createServer((request, response) => {
    if (request.method === "POST") post(request, response);
    else response.writeHead(204, cors).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    received,
    /** Whether the last request got the answer "hang". */
    hanging: () => hanging,
    /** Also clears what was received. */
    answerWith(...next: Answer[]) {
      received.length = 0;
      answers = next;
    },
    /** How many messages remain if repeats are dropped by their key. */
    distinctMessages: () => new Set(received.map(({ key }) => key)).size,
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
