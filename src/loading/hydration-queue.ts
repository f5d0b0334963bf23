let last: Promise<unknown> = Promise.resolve();

/** Anything that the visitor waits for goes first. Safari has no scheduler yet. */
export const idle = (): Promise<unknown> =>
  window.scheduler?.postTask(() => {}, { priority: "background" }) ?? new Promise((resolve) => setTimeout(resolve));

/** Parts hydrate one after another: the page, the footer, then the parts of the page from top to bottom. */
export function hydrateAtIdle(task: () => Promise<void>) {
  last = last.then(idle).then(task);
}

/** Resolves once every part has hydrated or failed to load, also those that are queued meanwhile. */
export async function whenQueueIsEmpty() {
  for (let seen: Promise<unknown> | undefined; seen !== last; ) {
    seen = last;
    await seen;
  }
}
