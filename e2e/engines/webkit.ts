import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import WebDriver from "webdriver";
import { freePort } from "../../tools/free-port.ts";
import { untilAnswers } from "../../tools/hosts.ts";
import type { Browser, Tab } from "./browser.ts";
import { webkitPage } from "./webkit-page.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const [browserPath = ""] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

// MiniBrowser needs a screen. Without a window manager the window under the pointer has the focus. On a screen this
// small the pointer, which starts in the middle, is over even a phone's window.
export const onVirtualScreen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 600x600x24"];

export const hasWebkit = [driverPath, browserPath, "/usr/bin/xvfb-run", "/usr/bin/xauth"].every(existsSync);

// MiniBrowser's toolbar would keep the window from becoming as narrow as a phone.
const WITHOUT_TOOLBAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

export async function launchWebkit(): Promise<Browser> {
  const config = resolve(".cache/engines/config");
  mkdirSync(`${config}/gtk-3.0`, { recursive: true });
  writeFileSync(`${config}/gtk-3.0/gtk.css`, WITHOUT_TOOLBAR);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`, "--replace-on-new-session"], {
    stdio: "ignore",
    env: {
      ...process.env,
      XDG_CONFIG_HOME: config,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      // Without a graphics card, drawing in several threads has crashed it.
      LP_NUM_THREADS: "0",
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });
  await untilAnswers(port);
  return {
    version: execFileSync(browserPath, ["--version"], { encoding: "utf8" }).trim(),
    openTab: () => openTab(port),
    close: async () => void driver.kill(),
  };
}

const capabilities = {
  // With "eager" and "none", a script sent while a page loads is sometimes never answered.
  pageLoadStrategy: "normal",
  "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
} as const;

async function openTab(port: number): Promise<Tab> {
  const session = await WebDriver.newSession({
    hostname: "127.0.0.1",
    port,
    // Sometimes driver and browser do not connect; a retry starts both again.
    connectionRetryTimeout: 15_000,
    capabilities,
  });
  return {
    ...webkitPage(session),
    // A browser that crashed has no session to end.
    close: () => session.deleteSession().catch(() => {}),
  };
}
