import { writeFile } from "node:fs/promises";
import type { Client } from "webdriver";
import { reportViolations } from "../report-violations.ts";
import type { Page, Tab } from "./browser.ts";

/** How WebDriver writes the keys that type no character. */
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

/** WebKitGTK's driver cannot report the console, so the page records its messages, where they outlive the document. */
function recordMessages(reportViolations: () => void) {
  if ("recordsMessages" in window) return;
  Object.assign(window, { recordsMessages: true });
  const record = (level: string, ...texts: unknown[]) => {
    const before = JSON.parse(sessionStorage.consoleMessages ?? "[]");
    sessionStorage.consoleMessages = JSON.stringify([...before, `${level}: ${texts.join(" ")}`]);
  };
  for (const level of ["log", "info", "warn", "error"] as const) {
    const write = console[level];
    console[level] = (...texts) => {
      record(level, ...texts);
      write(...texts);
    };
  }
  addEventListener("error", ({ message }) => record("error", message));
  addEventListener("unhandledrejection", ({ reason }) => record("error", reason));
  reportViolations();
}

export function webkitPage(session: Client): Pick<Tab, "page" | "messages"> {
  const evaluate = (expression: string) =>
    session.executeScript(`(${recordMessages})(${reportViolations}); return ${expression};`, []);

  const point = (x: number, y: number, ...actions: object[]) =>
    session.performActions([
      { type: "pointer", id: "mouse", actions: [{ type: "pointerMove", duration: 50, x, y }, ...actions] },
    ]);
  const strike = (keys: string[]) => {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return session.performActions([{ type: "key", id: "keyboard", actions }]);
  };

  const page: Page = {
    goto: (url) => session.navigateTo(url),
    reload: () => session.refresh(),
    evaluate,
    async setViewport({ width, height }) {
      await session.setWindowRect(null, null, width, height);
      const frame = height - Number(await evaluate("innerHeight"));
      await session.setWindowRect(null, null, width, height + frame);
    },
    mouse: {
      move: (x, y) => point(x, y),
      click: (x, y) => point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    },
    keyboard: { press: (key) => strike([KEYS[key] ?? key]), type: (text) => strike([...text]) },
    screenshot: async ({ path }) => writeFile(path, await session.takeScreenshot(), "base64"),
  };
  return { page, messages: async () => JSON.parse(`${await evaluate("sessionStorage.consoleMessages ?? '[]'")}`) };
}
