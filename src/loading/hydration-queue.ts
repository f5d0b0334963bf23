const tasks: Promise<unknown>[] = [];
let last: Promise<unknown> = Promise.resolve();

/** Safari has no scheduler.postTask yet. */
export const idle = (): Promise<unknown> =>
  window.scheduler?.postTask(() => {}, { priority: "background" }) ?? new Promise((resolve) => setTimeout(resolve));

/** Runs tasks one at a time, in the order in which they become ready. */
export function runAtIdle(task: () => unknown, ready: Promise<unknown> = Promise.resolve()) {
  const run = () => {
    last = last.then(idle).then(task);
    return last;
  };
  tasks.push(ready.then(run));
}

/** Waits also for tasks that are added meanwhile. */
export async function whenQueueIsEmpty(): Promise<void> {
  const awaited = tasks.length;
  await Promise.all(tasks);
  if (awaited < tasks.length) await whenQueueIsEmpty();
}
