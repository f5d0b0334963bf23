import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import { MIN_PAGE_AGE_MS, type OutgoingMessage } from "../model/message.ts";
import { startEndpoint } from "./endpoint.fixture.ts";

const message: OutgoingMessage = {
  form: "contact",
  fields: { ...emptyEnquiry, name: "Asha", message: "Two ACs in Dwarka." },
};

const realFetch = globalThis.fetch;
let inFlight = 0;

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.stop());

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("VITE_ENQUIRY_URL", endpoint.url);
  // A hidden tab must not pause retries.
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.spyOn(performance, "now").mockImplementation(() => MIN_PAGE_AGE_MS + Date.now());
  vi.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    inFlight += 1;
    return realFetch(...request).finally(() => {
      inFlight -= 1;
    });
  });
  // Sockets need real time; only timers are faked.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException("too long", "TimeoutError")), ms);
    return limit.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const load = () => import("./delivery.ts");

const hangs = () => endpoint.hanging() && endpoint.received.length === vi.mocked(fetch).mock.calls.length;

/** Advances the fake clock until delivery ends, except while a request is in flight. Returns the error, if any. */
async function outcome(delivered: Promise<void>): Promise<Error | undefined> {
  let over = false;
  const end = delivered.then(
    () => undefined,
    (error: Error) => error,
  );
  end.then(() => {
    over = true;
  });
  while (!over) {
    if (inFlight === 0 || hangs()) await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return end;
}

async function send(honeypot = "") {
  const { deliver } = await load();
  return outcome(deliver(message, honeypot));
}

/** Whole seconds between attempts. */
const gaps = () =>
  endpoint.received.slice(1).map(({ at }, i) => Math.round((at - (endpoint.received[i]?.at ?? 0)) / 1000));

test("delivery posts the message once, as JSON with an idempotency key", async () => {
  endpoint.answerWith(200);
  expect(await send()).toBeUndefined();
  expect(endpoint.received).toEqual([
    {
      key: expect.stringMatching(/^[a-z\d]+-[a-z\d]+$/),
      body: { form: "contact", ...message.fields },
      at: expect.anything(),
    },
  ]);
});

test("delivery retries after 1 s and 2 s with the same key", async () => {
  endpoint.answerWith(500, 503, 201);
  expect(await send()).toBeUndefined();
  expect(endpoint.received).toHaveLength(3);
  expect(endpoint.distinctMessages()).toBe(1);
  expect(gaps()).toEqual([1, 2]);
});

test("delivery does not retry after a 400", async () => {
  endpoint.answerWith(400);
  expect(await send()).toMatchObject({ message: "refused with 400" });
  expect(endpoint.received).toHaveLength(1);
});

test("delivery fails after four attempts with a 500", async () => {
  endpoint.answerWith(500);
  expect(await send()).toMatchObject({ message: "answered 500" });
  expect(gaps()).toEqual([1, 2, 4]);
  expect(endpoint.distinctMessages()).toBe(1);
});

test("delivery aborts each attempt after 10 s without a response", async () => {
  endpoint.answerWith("hang");
  expect(await send()).toMatchObject({ name: "TimeoutError" });
  expect(gaps()).toEqual([11, 12, 14]);
});

test("delivery keeps its key when the connection breaks during a request", async () => {
  endpoint.answerWith("gone", "hang", 200);
  expect(await send()).toBeUndefined();
  expect(gaps()).toEqual([1, 12]);
  expect(endpoint.distinctMessages()).toBe(1);
});

test("delivery retries after a redirect instead of following it", async () => {
  endpoint.answerWith(302, 200);
  expect(await send()).toBeUndefined();
  expect(endpoint.received).toHaveLength(2);
});

test("delivery keeps its key when sent again after a failure, and gets a new one after a success", async () => {
  const { deliver } = await load();
  endpoint.answerWith(400, 200, 200);
  for (let click = 0; click < 3; click++) await outcome(deliver(message, ""));
  const [failed, arrived, next] = endpoint.received.map(({ key }) => key);
  expect(arrived).toBe(failed);
  expect(next).not.toBe(arrived);
});

test("delivery with a filled honeypot succeeds and sends nothing", async () => {
  endpoint.answerWith(200);
  expect(await send("https://cheap.example")).toBeUndefined();
  expect(endpoint.received).toEqual([]);
});

test("delivery waits for the minimum page age", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  endpoint.answerWith(200);
  expect(await send()).toBeUndefined();
  expect(endpoint.received[0]?.at).toBeGreaterThanOrEqual(MIN_PAGE_AGE_MS);
});

test("delivery logs nothing when messages are posted", async () => {
  const log = vi.spyOn(console, "log");
  endpoint.answerWith(200);
  await send();
  expect(log).not.toHaveBeenCalled();
});

test("delivery sends a message of one megabyte completely", async () => {
  const { deliver } = await load();
  const long = "न".repeat(350_000);
  endpoint.answerWith(200);
  await outcome(deliver({ form: "contact", fields: { ...message.fields, message: long } }, ""));
  expect(endpoint.received[0]?.body).toMatchObject({ message: long });
});
