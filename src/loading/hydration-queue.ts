/** Parts hydrate one after another, in the order of the page, whenever the browser is idle. */
type Task = () => Promise<void>;

const LONGEST_WAIT_MS = 200;

const waiting: Task[] = [];
let drained = Promise.resolve();
let running = false;

// Safari has no requestIdleCallback.
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });

async function drain() {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    await idle();
    await task();
  }
  running = false;
}

export function hydrateAtIdle(task: Task) {
  waiting.push(task);
  if (running) return;
  running = true;
  drained = drain();
}

/** Resolves once every queued part has hydrated, or has failed to load. */
export const whenQueueIsEmpty = () => drained;
