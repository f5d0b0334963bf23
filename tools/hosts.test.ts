import { spawn } from "node:child_process";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHost, startSecureCaddy } from "./hosts.ts";

vi.mock("node:child_process", () => ({ spawn: vi.fn() }));
vi.mock("node:fs", () => ({ existsSync: vi.fn(() => false), mkdirSync: vi.fn(), writeFileSync: vi.fn() }));
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(setImmediate) }));

const kill = vi.fn();
let server: Server;
let port: number;

beforeEach(async () => {
  kill.mockClear();
  vi.mocked(spawn).mockReturnValue({ kill } as unknown as ReturnType<typeof spawn>);
  server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ({ port } = server.address() as AddressInfo);
});

const close = () => new Promise((closed) => server.close(closed));
afterEach(close);

test("a host that answers stays", async () => {
  await startHost("npm start", port);
  expect(kill).not.toHaveBeenCalled();
});

test("one that does not is not left running", async () => {
  await close();
  await expect(startHost("npm start", port)).rejects.toThrow(`nothing answers on port ${port}`);
  expect(kill).toHaveBeenCalledOnce();
});

test("Caddy's certificate is not waited for for ever", async () => {
  await expect(startSecureCaddy(port, "")).rejects.toThrow("Caddy has written no certificate");
  expect(kill).toHaveBeenCalledOnce();
});
