const tasks: Promise<unknown>[] = [];
let last: Promise<unknown> = Promise.resolve();

/** Safari has no scheduler.postTask yet. */
export const idle = (): Promise<unknown> =>
  window.scheduler?.postTask(() => {}, { priority: "background" }) ?? new Promise((resolve) => setTimeout(resolve));

/** One at a time, in the order in which they are ready. */
export function runAtIdle(task: () => unknown, ready: Promise<unknown> = Promise.resolve()) {
  const run = () => {
    last = last.then(idle).then(task);
    return last;
  };
  tasks.push(ready.then(run));
}

/** Includes tasks that are added while it waits. */
export async function whenQueueIsEmpty() {
  for (let seen = -1; seen < tasks.length; ) {
    seen = tasks.length;
    await Promise.all(tasks);
  }
}
