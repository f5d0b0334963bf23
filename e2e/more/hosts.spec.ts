/** Runs the same expectations on every installed host. */
import type { ChildProcess } from "node:child_process";
import { connect } from "node:tls";
import { expect, test } from "@playwright/test";
import { canRun, type HostName, hasOpenssl, startHost, startSecureCaddy, startSecureNginx } from "../../tools/hosts.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { clientFor } from "./host-client.ts";
import { expectations } from "./host-expectations.ts";

const { strictTransport } = readPolicy();
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
    for (const [title, check] of Object.entries(expectations)) test(title, () => check(clientFor(port)));
  });
}

/** Connects to the host's own TLS. The certificate is self-signed, so it is not verified. */
const headOverTls = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false }, () =>
      socket.write(`HEAD ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`),
    );
    let head = "";
    socket.on("data", (part) => {
      head += part;
    });
    socket.on("error", reject).on("close", () => resolve(head));
  });

for (const [name, able, startSecure] of [
  ["Caddy", canRun.Caddy, startSecureCaddy],
  ["nginx", canRun.nginx && hasOpenssl, startSecureNginx],
] as const) {
  test(`${name} sends Strict-Transport-Security over its own TLS`, async () => {
    test.skip(!able, `${name} or openssl is not installed`);
    const port = basePort + (name === "Caddy" ? 9 : 10);
    const host = await startSecure(port);
    try {
      for (const path of ["/", "/nowhere", "/products/", "/favicon.svg"])
        expect(await headOverTls(port, path), path).toContain(`\r\nStrict-Transport-Security: ${strictTransport}\r\n`);
    } finally {
      host.kill();
    }
  });
}
