import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "../model/enquiry.ts";
import { LEAST_TIME_MS, type Message } from "../model/message.ts";
import { startEndpoint } from "./endpoint.fixture.ts";

const message: Message = { form: "contact", fields: { ...emptyEnquiry, name: "Asha", message: "Two ACs in Dwarka." } };

const realFetch = globalThis.fetch;
let inFlight = 0;

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.stop());

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("VITE_ENQUIRY_URL", endpoint.address);
  // A tab out of sight, which must not keep a message back.
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.spyOn(performance, "now").mockImplementation(() => LEAST_TIME_MS + Date.now());
  vi.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    inFlight += 1;
    return realFetch(...request).finally(() => {
      inFlight -= 1;
    });
  });
  // Sockets go on in real time; only the waiting between attempts is played.
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

/** Plays time until the end, but not while a request is on its way, which takes real time. Tells the error, if any. */
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

async function send(trap = "") {
  const { deliver } = await load();
  return outcome(deliver(message, trap));
}

/** Whole seconds between attempts. */
const gaps = () =>
  endpoint.received.slice(1).map(({ at }, i) => Math.round((at - (endpoint.received[i]?.at ?? 0)) / 1000));

test("an endpoint that answers gets the message once, as JSON, with a key", async () => {
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

test("one that fails twice gets it a third time under the same key, after 1 s and 2 s", async () => {
  endpoint.answerWith(500, 503, 201);
  expect(await send()).toBeUndefined();
  expect(endpoint.received).toHaveLength(3);
  expect(endpoint.kept()).toBe(1);
  expect(gaps()).toEqual([1, 2]);
});

test("one that says 400 is never asked again", async () => {
  endpoint.answerWith(400);
  expect(await send()).toMatchObject({ message: "refused with 400" });
  expect(endpoint.received).toHaveLength(1);
});

test("one that always says 500 is asked four times; then the visitor is told", async () => {
  endpoint.answerWith(500);
  expect(await send()).toMatchObject({ message: "answered 500" });
  expect(gaps()).toEqual([1, 2, 4]);
  expect(endpoint.kept()).toBe(1);
});

test("one that hangs ends in a failure, each attempt after 10 s", async () => {
  endpoint.answerWith("hang");
  expect(await send()).toMatchObject({ name: "TimeoutError" });
  expect(gaps()).toEqual([11, 12, 14]);
});

test("one that goes away in mid-request and comes back has one message", async () => {
  endpoint.answerWith("gone", "hang", 200);
  expect(await send()).toBeUndefined();
  expect(gaps()).toEqual([1, 12]);
  expect(endpoint.kept()).toBe(1);
});

test("a redirect is a failure: followed, it could lose the message and seem to succeed", async () => {
  endpoint.answerWith(302, 200);
  expect(await send()).toBeUndefined();
  expect(endpoint.received).toHaveLength(2);
});

test("sent again by the visitor after a failure it keeps its key; after a success the next one is new", async () => {
  const { deliver } = await load();
  endpoint.answerWith(400, 200, 200);
  for (let click = 0; click < 3; click++) await outcome(deliver(message, ""));
  const [failed, arrived, next] = endpoint.received.map(({ key }) => key);
  expect(arrived).toBe(failed);
  expect(next).not.toBe(arrived);
});

test("a program that fills the hidden field is thanked, and nothing is sent", async () => {
  endpoint.answerWith(200);
  expect(await send("https://cheap.example")).toBeUndefined();
  expect(endpoint.received).toEqual([]);
});

test("a visitor faster than the least time is delayed, not lost", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  endpoint.answerWith(200);
  expect(await send()).toBeUndefined();
  expect(endpoint.received[0]?.at).toBeGreaterThanOrEqual(LEAST_TIME_MS);
});

test("with an address nothing is logged: what people write belongs in no console", async () => {
  const log = vi.spyOn(console, "log");
  endpoint.answerWith(200);
  await send();
  expect(log).not.toHaveBeenCalled();
});

test("a megabyte arrives whole", async () => {
  const { deliver } = await load();
  const long = "न".repeat(350_000);
  endpoint.answerWith(200);
  await outcome(deliver({ form: "contact", fields: { ...message.fields, message: long } }, ""));
  expect(endpoint.received[0]?.body).toMatchObject({ message: long });
});
