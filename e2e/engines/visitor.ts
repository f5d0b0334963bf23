/** What a visitor does and sees. Whatever is expected is waited for. */
import assert from "node:assert/strict";
import type { Tab } from "./browser.ts";
import { eventually } from "./eventually.ts";
import { type Found, find, type Target, toQuery } from "./find.ts";

export function createVisitor({ page, messages }: Tab, site: string) {
  /** Runs a function in the page. It is sent as source, so it can use nothing but its arguments. */
  const run = <Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) =>
    page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Value>;
  const findAll = (target: Target, scroll = false) => run(find, toQuery(target), scroll);
  const expectedMessages: RegExp[] = [];

  const expectFound = <Value>(target: Target, pick: (found: Found[]) => Value, expected: Value) =>
    eventually(async () => pick(await findAll(target)), expected, JSON.stringify(target));

  const isHydrated = () => document.querySelector("#root:not([data-hydrating], :has([data-hydrating]))") !== null;

  /** Where to click: the middle of the one element that is meant, once it has stopped moving and nothing covers it. */
  async function pointOf(target: Target) {
    let point: Found["point"] = null;
    const hasSettled = async () => {
      const before = point;
      const found = await findAll(target, true);
      assert.ok(found.length < 2, `${found.length} elements match ${JSON.stringify(target)}`);
      point = found[0]?.point ?? null;
      return point !== null && point.x === before?.x && point.y === before.y;
    };
    await eventually(hasSettled, true, `can be clicked, ${JSON.stringify(target)}`);
    return point ?? { x: 0, y: 0 };
  }

  const click = async (target: Target) => {
    const { x, y } = await pointOf(target);
    await page.mouse.click(x, y);
  };

  return {
    run,
    find: findAll,
    click,
    open: (path: string) => page.goto(site + path),
    /** For pointing and keys: unlike clicks and text, they do nothing before the page has hydrated. */
    async openAndHydrate(path: string) {
      await page.goto(site + path);
      await eventually(() => run(isHydrated), true, "page is hydrated");
    },
    reload: () => page.reload(),
    // Later, because this script cannot return once its document is gone.
    back: () => run(() => void setTimeout(() => history.back())),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    async hover(target: Target) {
      const { x, y } = await pointOf(target);
      await page.mouse.move(x, y);
    },
    press: (key: string) => page.keyboard.press(key),
    /** Types over what the field holds. */
    async fill(target: Target, text: string) {
      await click(target);
      await run(() => (document.activeElement as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    sees: (target: Target, count = 1) => expectFound(target, (found) => found.length, count),
    seesNo: (target: Target) => expectFound(target, (found) => found.length, 0),
    seesTexts: (target: Target, texts: string[]) =>
      expectFound(
        target,
        (found) => found.map(({ text }) => text),
        texts.map((text) => text.replaceAll("\u00A0", " ")),
      ),
    seesValue: (target: Target, value: string) =>
      expectFound(target, (found) => found.map(({ value }) => value), [value]),
    seesAttribute: (target: Target, name: string, value: string | undefined) =>
      expectFound(target, (found) => found.map(({ attributes }) => attributes[name]), [value]),
    isFocusedOn: (target: Target) => expectFound(target, (found) => found.some(({ focused }) => focused), true),
    isAt: (path: string) =>
      eventually(() => run(() => location.pathname + location.search + location.hash), path, "URL"),
    /** The console shows one such message; any other fails the journey. */
    async consoleShows(message: RegExp) {
      expectedMessages.push(message);
      await eventually(async () => (await messages()).filter((text) => message.test(text)).length, 1, `${message}`);
    },
    async consoleShowsNothingElse() {
      const isExpected = (text: string) => expectedMessages.some((message) => message.test(text));
      assert.deepEqual(
        (await messages()).filter((text) => !isExpected(text)),
        [],
      );
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
