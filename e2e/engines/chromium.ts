import { existsSync } from "node:fs";
import { chromiumPath, launchOptions } from "../../tools/chromium.ts";
import { connect, openWindow } from "./bidi.ts";
import { newSession } from "./classic.ts";
import { freePort, start } from "./program.ts";
import type { Browser } from "./window.ts";

const DRIVER = "/usr/bin/chromedriver";

export const hasChromium = chromiumPath !== undefined && existsSync(DRIVER);

/** Chromium speaks BiDi through its driver. */
export async function startChromium(): Promise<Browser> {
  const port = await freePort();
  const driver = start(DRIVER, [`--port=${port}`]);
  await driver.says(/started successfully/);
  const options = { binary: chromiumPath, args: ["--headless", ...launchOptions.args] };
  const { capabilities, command } = await newSession<{ webSocketUrl: string; browserVersion: string }>(
    `http://localhost:${port}`,
    { browserName: "chrome", webSocketUrl: true, "goog:chromeOptions": options },
  );
  const connection = await connect(capabilities.webSocketUrl);
  await connection.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    version: capabilities.browserVersion,
    open: () => openWindow(connection),
    close: async () => {
      await command("", undefined, "DELETE");
      await driver.stop();
    },
  };
}
