import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, openWindow } from "./bidi.ts";
import { start } from "./program.ts";
import type { Browser } from "./window.ts";

const path = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

export const hasFirefox = path !== undefined;

/** A stock Firefox, which speaks BiDi by itself. */
export async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "flare-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const program = start(path ?? "firefox", args);
  const address = await program.says(/BiDi listening on (ws:\S+)/);
  const connection = await connect(`${address}/session`);
  const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  await connection.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    version: capabilities.browserVersion,
    open: () => openWindow(connection),
    close: async () => {
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
