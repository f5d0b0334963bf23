import { spawn } from "node:child_process";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHost, startSecureCaddy } from "./hosts.ts";

vi.mock("node:child_process", () => ({ execFileSync: vi.fn(), spawn: vi.fn() }));
vi.mock("node:fs", () => ({ existsSync: vi.fn(() => false), mkdirSync: vi.fn(), writeFileSync: vi.fn() }));
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(setImmediate) }));

const kill = vi.fn();
let server: Server;
let port: number;

const close = () => new Promise((closed) => server.close(closed));
const listen = () => void server.listen(port, "127.0.0.1");
const mockSpawn = (start: () => void) =>
  vi.mocked(spawn).mockImplementation(() => {
    start();
    return { kill } as unknown as ReturnType<typeof spawn>;
  });

beforeEach(async () => {
  kill.mockClear();
  vi.mocked(spawn).mockClear();
  server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ({ port } = server.address() as AddressInfo);
  await close();
});

afterEach(close);

test("host that listens keeps running", async () => {
  mockSpawn(listen);
  await startHost("npm start", port);
  expect(kill).not.toHaveBeenCalled();
});

test("host that does not listen in time is killed", async () => {
  mockSpawn(() => {});
  await expect(startHost("npm start", port)).rejects.toThrow(`nothing answers on port ${port}`);
  expect(kill).toHaveBeenCalledOnce();
});

test("host is not started when its port is in use", async () => {
  listen();
  await expect(startHost("npm start", port)).rejects.toThrow(`something else answers on port ${port}`);
  expect(spawn).not.toHaveBeenCalled();
});

test("Caddy that never completes a TLS handshake is killed", async () => {
  server.on("connection", (socket) => socket.destroy());
  mockSpawn(listen);
  await expect(startSecureCaddy(port, "")).rejects.toThrow(`nothing answers on port ${port}`);
  expect(kill).toHaveBeenCalledOnce();
});
