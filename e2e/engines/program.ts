/** Programs that a browser needs: they and what they started end when we do. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { Readable } from "node:stream";

type Child = ChildProcessByStdio<null, Readable, Readable>;

type Program = {
  /** Waits for the words by which it says that it is ready, and gives the part in brackets. */
  says(words: RegExp): Promise<string>;
  stop(): Promise<void>;
};

export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const endWithUs = () => end(child, "SIGKILL");
  process.once("exit", endWithUs);
  return {
    says: (words) => says(child, words),
    stop: async () => {
      await stop(child);
      process.off("exit", endWithUs);
    },
  };
}

function says(child: Child, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = said.match(words);
      if (found) resolve(found[1] ?? "");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`${child.spawnfile} ended before it was ready: ${said}`)));
  });
}

/** A detached program leads a group, and its signal reaches all of them. */
function end({ pid }: Child, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // Nobody is left.
  }
}

async function stop(child: Child) {
  const running = child.exitCode === null && child.signalCode === null;
  const ended = running && new Promise((resolve) => child.once("exit", resolve));
  end(child, "SIGTERM");
  await ended;
}

/** The first port from `from` on that nobody listens on. */
export function freePort(from = 3320): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(freePort(from + 1)))
      .listen(from, () => server.close(() => resolve(from)));
  });
}
