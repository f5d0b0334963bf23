import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the endpoint meets the next request: with a status, by never answering, or by going away in the middle of it. */
export type Answer = number | "hang" | "gone" | Promise<number>;

type Received = { key: string | undefined; body: unknown; at: number };

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let text = "";
  for await (const part of request) text += part;
  return text;
}

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
};

/** A real server as the company might run one; tests tell it how to answer. The last answer stays in force. */
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
    received.push({ key, body: JSON.parse(await textOf(request)), at: Date.now() });
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
    address: `http://127.0.0.1:${port}/enquiries`,
    received,
    /** Whether the last request waits for an answer that will not come. */
    hanging: () => hanging,
    /** Forgets what came before. */
    answerWith(...next: Answer[]) {
      received.length = 0;
      answers = next;
    },
    /** Messages that a receiver who knows the keys would keep. */
    kept: () => new Set(received.map(({ key }) => key)).size,
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
