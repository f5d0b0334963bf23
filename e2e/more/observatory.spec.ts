/** Grades the hosts with the scanner of the MDN HTTP Observatory, over TLS with a local certificate. */
import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { canRun, certificate, startHost, startSecureCaddy } from "../../tools/hosts.ts";
import { hasObservatory } from "../../tools/observatory/package.ts";

type Scan = { scan: { grade: string; score: number }; tests: Record<string, { pass: boolean }> };

const port = Number(process.env.E2E_PORT ?? 3210) + 4;
let running: ChildProcess[] = [];

test.describe.configure({ mode: "default" });
test.skip(!canRun.Caddy, "Caddy, which provides TLS here, is not installed");
test.skip(!hasObservatory(), "the Observatory is not installed");
// Wait for the exit: the next test uses the same port.
test.afterEach(async () => {
  for (const host of running.splice(0)) {
    const exited = once(host, "exit");
    host.kill();
    await exited;
  }
});

function scan(): Scan {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  // Piped, since the scanner prints every stylesheet that it cannot parse.
  const options = { env, stdio: "pipe" } as const;
  const output = execFileSync(process.execPath, ["tools/observatory/scan.ts", `localhost:${port}`], options);
  return JSON.parse(output.toString());
}

function expectBestGrade({ scan, tests }: Scan) {
  expect(Object.keys(tests)).toHaveLength(10);
  expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
  expect(scan.grade).toBe("A+");
}

test("npm start behind a TLS proxy gets an A+", async () => {
  const url = `https://localhost:${port}`;
  running = [
    await startHost("npm start", port + 1),
    await startSecureCaddy(port, `${url} {\n\treverse_proxy 127.0.0.1:${port + 1}\n}\n`),
  ];
  expectBestGrade(scan());
});

test("Caddy gets an A+", async () => {
  running = [await startSecureCaddy(port)];
  expectBestGrade(scan());
});
