/** A window over classic WebDriver, which is all that WebKitGTK speaks. */
import { setTimeout as wait } from "node:timers/promises";
import type { Command } from "./classic.ts";
import type { Window } from "./window.ts";

type Listening = { complaints?: string[]; left?: boolean };

/** The driver reports nothing by itself, so the page keeps what it complains about: from the first script on that we run in it. */
function listen() {
  const page = window as Listening;
  if (page.complaints) return;
  const complaints: string[] = [];
  page.complaints = complaints;
  for (const method of ["log", "info", "warn", "error"] as const) {
    const say = console[method];
    console[method] = (...words) => {
      complaints.push(`${method}: ${words.join(" ")}`);
      say(...words);
    };
  }
  window.addEventListener("error", ({ message }) => complaints.push(`error: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) => complaints.push(`error: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    complaints.push(`error: policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

export function openWindow(command: Command, close: () => Promise<void>): Window {
  const noise: string[] = [];
  const run = async (expression: string) => {
    const script = `(${listen})(); return JSON.stringify(${expression});`;
    return JSON.parse((await command<string | null>("/execute/sync", { script, args: [] })) ?? "null");
  };
  const remember = async () => noise.push(...(await run("window.complaints.splice(0)")));
  /** Asks from the start whether the new page is there, so that it is heard while it loads. */
  const leaveBy = async (path: string, body: object) => {
    await remember();
    await run("window.left = true");
    await command(path, body);
    while (await run("window.left || document.readyState !== 'complete'").catch(() => true)) await wait(5);
  };
  return {
    goTo: (url) => leaveBy("/url", { url }),
    reload: () => leaveBy("/refresh", {}),
    back: () => command("/back", {}),
    resize: async (width, height) => {
      await command("/window/rect", { width, height });
      const frame = height - (await run("innerHeight"));
      await command("/window/rect", { width, height: height + frame });
    },
    run,
    act: (actions) => command("/actions", { actions }),
    screenshot: async () => Buffer.from(await command<string>("/screenshot"), "base64"),
    takeNoise: async () => {
      await remember();
      return noise.splice(0);
    },
    close,
  };
}
