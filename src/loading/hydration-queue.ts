let last: Promise<unknown> = Promise.resolve();

/** Safari has no scheduler.postTask yet. */
export const idle = (): Promise<unknown> =>
  window.scheduler?.postTask(() => {}, { priority: "background" }) ?? new Promise((resolve) => setTimeout(resolve));

/** One at a time, in the order of effects: the page, the footer, then the parts of the page from top to bottom. */
export function runAtIdle(task: () => unknown) {
  last = last.then(idle).then(task);
}

/** Includes parts that are queued while it waits. */
export async function whenQueueIsEmpty() {
  for (let seen: Promise<unknown> | undefined; seen !== last; ) {
    seen = last;
    await seen;
  }
}
