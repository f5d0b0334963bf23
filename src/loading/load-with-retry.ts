import { announceFailedLoad } from "./replay-input.ts";

const nextChance = () =>
  new Promise<unknown>((resolve) => {
    for (const event of ["online", "focus"]) window.addEventListener(event, resolve, { once: true });
    for (const event of ["click", "input"]) window.addEventListener(event, resolve, { once: true, capture: true });
  });

/** Never rejects: it retries until the code has loaded. */
export async function loadWithRetry<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailure?.();
      announceFailedLoad();
      await nextChance();
    }
  }
}
