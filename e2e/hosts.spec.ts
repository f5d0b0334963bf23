/** One list of expectations, held against the site on every host that can run here. */
import type { ChildProcess } from "node:child_process";
import { test } from "@playwright/test";
import { canRun, type HostName, startHost } from "../tools/hosts.ts";
import { asker, expectations } from "./host-expectations.ts";

const basePort = Number(process.env.E2E_PORT ?? 3210);
const hosts: HostName[] = ["npm start", "Caddy", "nginx"];

for (const [i, name] of hosts.entries()) {
  test.describe(`on ${name}`, () => {
    test.describe.configure({ mode: "default" });
    test.skip(!canRun[name], `${name} is not installed (Debian: caddy, nginx, libnginx-mod-http-brotli-static)`);
    const port = basePort + 1 + i;
    let host: ChildProcess | undefined;
    test.beforeAll(async () => {
      host = await startHost(name, port);
    });
    test.afterAll(() => {
      host?.kill();
    });
    for (const [title, hold] of Object.entries(expectations)) test(title, () => hold(asker(port)));
  });
}
