import { existsSync, globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilAnswers } from "../../tools/hosts.ts";
import { newSession } from "./classic.ts";
import { freePort, start } from "./program.ts";
import { openWindow } from "./webkit-window.ts";
import type { Browser } from "./window.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY = "/usr/bin/Xvfb";
const [browser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

export const hasWebkit = browser !== undefined && existsSync(DRIVER) && existsSync(DISPLAY);

// Its buttons would keep the window from becoming as narrow as a phone.
const NO_TOOLBAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

// So small that the pointer, which starts in the middle, is over even a phone's window: without a window manager that gives it the focus.
const SCREEN = "600x600x24";

/** The small browser that comes with WebKitGTK, on a screen of its own. */
export async function startWebkit(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "flare-webkit-"));
  await mkdir(`${home}/gtk-3.0`);
  await writeFile(`${home}/gtk-3.0/gtk.css`, NO_TOOLBAR);
  const screen = start(DISPLAY, ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", SCREEN]);
  const display = await screen.says(/^(\d+)\n/m);
  const env = {
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    XDG_CONFIG_HOME: home,
    // Without a graphics card, several threads that draw have crashed it.
    LP_NUM_THREADS: "0",
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  };
  const { version, close } = await openSession(env);
  await close();
  return {
    version,
    open: async () => {
      const { command, close } = await openSession(env);
      return openWindow(command, close);
    },
    close: async () => {
      await screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A driver and a browser for one window. Now and then they do not find each other, and others are tried. */
async function openSession(env: NodeJS.ProcessEnv, tries = 3) {
  const port = await freePort();
  const driver = start(DRIVER, [`--port=${port}`], env);
  await untilAnswers(port);
  try {
    const { capabilities, command } = await newSession<{ browserVersion: string }>(`http://127.0.0.1:${port}`, {
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    });
    return { version: capabilities.browserVersion, command, close: driver.stop };
  } catch (error) {
    await driver.stop();
    if (tries === 1) throw error;
    return openSession(env, tries - 1);
  }
}
