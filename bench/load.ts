/** Requests per second of each host, by wrk over all pages of the last build. SECONDS and PORT can be set. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { pagePaths } from "../src/site-map.ts";
import { aptInstall, mayUseApt } from "../tools/apt.ts";
import { canRun, type HostName, startHost } from "../tools/hosts.ts";

const SECONDS = Number(process.env.SECONDS ?? 30);
const PORT = Number(process.env.PORT ?? 3220);
const CONNECTIONS = 64;
const MAX_SLOWDOWN = 5;

type Result = { requests: number; seconds: number; bytes: number; p50: number; p99: number; errors: number };

/** Resident memory of a process and its children, in MiB. */
function memory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memory(Number(child)), own);
}

async function load(port: number, seconds: number): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", "bench/load.lua", `http://127.0.0.1:${port}`],
    { env: { ...process.env, PAGES: pagePaths().join(" ") } },
  );
  return JSON.parse(stdout.slice(stdout.lastIndexOf("{")));
}

async function measure(name: HostName) {
  const host = await startHost(name, PORT);
  try {
    const pid = host.pid ?? 0;
    await load(PORT, 1);
    const before = memory(pid);
    const { requests, seconds, bytes, p50, p99, errors } = await load(PORT, SECONDS);
    return {
      host: name,
      "requests/s": Math.round(requests / seconds),
      "MiB/s": Math.round(bytes / seconds / 2 ** 20),
      "p50 ms": Number(p50.toFixed(1)),
      "p99 ms": Number(p99.toFixed(1)),
      errors,
      "MiB before": Math.round(before),
      "MiB after": Math.round(memory(pid)),
    };
  } finally {
    host.kill();
    await new Promise((closed) => host.once("exit", closed));
  }
}

if (!existsSync("/usr/bin/wrk") && mayUseApt) aptInstall("wrk");
const results: Awaited<ReturnType<typeof measure>>[] = [];
for (const name of ["npm start", "Caddy", "nginx"] as const) {
  if (canRun[name]) results.push(await measure(name));
  else console.warn(`${name} is not installed`);
}
console.table(results);

const resultOf = (name: HostName) => results.find(({ host }) => host === name);
const own = resultOf("npm start");
const caddy = resultOf("Caddy");
const errors = results.some(({ errors }) => errors > 0);
const slow = own && caddy && caddy["requests/s"] > MAX_SLOWDOWN * own["requests/s"];
if (errors) console.error("There were errors.");
if (slow) console.error(`npm start is more than ${MAX_SLOWDOWN} times slower than ${caddy.host}.`);
if (errors || slow) process.exit(1);
