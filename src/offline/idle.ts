const LONGEST_WAIT_MS = 4000;

/** Not every browser says when it is idle, and a busy one may never be. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
