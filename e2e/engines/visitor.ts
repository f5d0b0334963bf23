/** What a visitor does and sees, in words that every engine understands. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { type Found, find, type Target } from "./finder.ts";
import type { Action, Window } from "./window.ts";

const PATIENCE_MS = 15_000;
const KEYS: Record<string, string> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Home: "\uE011",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Words with ordinary spaces, as the page is read. */
const plain = (text: string) => text.replaceAll("\u00A0", " ");

/** Looks again and again until it sees what is expected. */
export async function eventually<Value>(look: () => Promise<Value>, expected: Value, what?: string) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const actual = await look();
    try {
      return assert.deepEqual(actual, expected, what && `${what}: ${JSON.stringify(actual)}`);
    } catch (error) {
      if (patience.aborted) throw error;
    }
    await wait(30);
  }
}

export function visitor(window: Window, site: string) {
  const run = <Args extends unknown[], Value>(look: (...args: Args) => Value, ...args: Args) =>
    window.run(`(${look})(...${JSON.stringify(args)})`) as Promise<Value>;
  const all = (target: Target, scroll = false) => run(find, target, scroll);
  const address = () => run(() => location.pathname + location.search + location.hash);

  /** The middle of the one thing that is meant, once it holds still and nothing covers it. */
  async function point(target: Target) {
    let before: Found["point"] = null;
    let now: Found["point"] = null;
    const settled = async () => {
      before = now;
      const found = await all(target, true);
      assert.ok(found.length < 2, `${found.length} things are ${JSON.stringify(target)}`);
      now = found[0]?.point ?? null;
      return now !== null && JSON.stringify(now) === JSON.stringify(before);
    };
    await eventually(settled, true, `can be pointed at, ${JSON.stringify(target)}`);
    return now;
  }

  const mouse = (actions: Action[]) => window.act([{ type: "pointer", id: "mouse", actions }]);
  const keys = (actions: Action[]) => window.act([{ type: "key", id: "keyboard", actions }]);
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  const hover = async (target: Target) =>
    mouse([{ type: "pointerMove", duration: 50, ...((await point(target)) ?? { x: 0, y: 0 }) }]);

  const alive = () =>
    eventually(
      () =>
        run(() => {
          const last = document.querySelector("main + div > div");
          return last !== null && Object.keys(last).some((key) => key.startsWith("__reactFiber"));
        }),
      true,
      "React has taken the page over",
    );

  return {
    run,
    all,
    resize: window.resize,
    back: window.back,
    async open(path: string) {
      await window.goTo(site + path);
      await alive();
    },
    async reload() {
      await window.reload();
      await alive();
    },
    hover,
    async click(target: Target) {
      await hover(target);
      await mouse([
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    press: (key: string) => keys(stroke(KEYS[key] ?? key)),
    /** Clicks into a field and writes over what stands there. */
    async fill(target: Target, text: string) {
      await this.click(target);
      await run(() => (document.activeElement as HTMLInputElement).select());
      await keys([...text].flatMap(stroke));
    },
    sees: (target: Target, count = 1) =>
      eventually(async () => (await all(target)).length, count, `sees ${JSON.stringify(target)}`),
    seesNo: (target: Target) => eventually(async () => (await all(target)).length, 0, `sees ${JSON.stringify(target)}`),
    reads: (target: Target, texts: string[]) =>
      eventually(
        async () => (await all(target)).map(({ text }) => text),
        texts.map(plain),
        `reads ${JSON.stringify(target)}`,
      ),
    finds: (target: Target, attribute: string, value: string | undefined) =>
      eventually(
        async () => (await all(target)).map(({ attributes }) => attributes[attribute]),
        [value],
        `finds ${attribute} of ${JSON.stringify(target)}`,
      ),
    hasWritten: (target: Target, text: string) =>
      eventually(
        async () => (await all(target)).map(({ value }) => value),
        [text],
        `value of ${JSON.stringify(target)}`,
      ),
    isAt: (path: string) => eventually(address, path, "is at"),
    isFocusedOn: (target: Target) =>
      eventually(
        async () => (await all(target)).some(({ focused }) => focused),
        true,
        `focus ${JSON.stringify(target)}`,
      ),
  };
}

export type Visitor = ReturnType<typeof visitor>;
