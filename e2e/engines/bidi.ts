/** A window over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): JSON on a socket, which Node has by itself. */
import type { Device, Window } from "./window.ts";

type Reply = { id?: number; type: string; method?: string; message?: string; error?: string };
type LogEntry = { level: string; text: string; method?: string; source: { context?: string } };
type Evaluation =
  | { type: "success"; result: { value?: string } }
  | { type: "exception"; exceptionDetails: { text: string } };

export type Connection = {
  send<Result>(method: string, params?: object): Promise<Result>;
  onLog(listener: (entry: LogEntry) => void): void;
};

export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no answer from ${address}`));
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  const listeners: ((entry: LogEntry) => void)[] = [];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const reply: Reply & { result?: unknown; params?: LogEntry } = JSON.parse(data);
    if (reply.method === "log.entryAdded" && reply.params) for (const hear of listeners) hear(reply.params);
    const asked = reply.id === undefined ? undefined : waiting.get(reply.id);
    if (reply.type === "error") asked?.reject(new Error(`${reply.error}: ${reply.message}`));
    else asked?.resolve(reply.result);
  };
  return {
    send<Result>(method: string, params: object = {}) {
      socket.send(JSON.stringify({ id: ++last, method, params }));
      return new Promise<unknown>((resolve, reject) => waiting.set(last, { resolve, reject })) as Promise<Result>;
    },
    onLog: (listener) => void listeners.push(listener),
  };
}

// A browser's own word about a violation reaches its console, but not always the protocol.
const REPORT_VIOLATIONS = `() => document.addEventListener("securitypolicyviolation", (violation) =>
  console.error("policy: " + violation.effectiveDirective + " forbids " + violation.blockedURI))`;

// Firefox's words for a request that it gave up itself, mostly because its page was left. What a worker does wrong it words otherwise.
const GIVEN_UP =
  /^Failed to load ‘http\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

export async function openWindow({ send, onLog }: Connection): Promise<Window> {
  const { userContext } = await send<{ userContext: string }>("browser.createUserContext");
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
  await send("script.addPreloadScript", { functionDeclaration: REPORT_VIOLATIONS, contexts: [context] });
  await send("browsingContext.activate", { context });
  const noise: string[] = [];
  onLog(({ source, level, method, text }) => {
    if (source.context === context && !GIVEN_UP.test(text)) noise.push(`${method ?? level}: ${text}`);
  });
  return {
    goTo: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    run: async (expression) => {
      const evaluation = await send<Evaluation>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (evaluation.type === "exception") throw new Error(evaluation.exceptionDetails.text);
      return JSON.parse(evaluation.result.value ?? "null");
    },
    act: (actions: Device[]) => send("input.performActions", { context, actions }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    takeNoise: async () => noise.splice(0),
    close: () => send("browser.removeUserContext", { userContext }),
  };
}
