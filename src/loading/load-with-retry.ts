import { announceFailedLoad } from "./replay-input.ts";

/** The network is back, the visitor comes back to the window, or presses something. */
const nextChance = () =>
  new Promise<unknown>((resolve) => {
    for (const event of ["online", "focus"]) window.addEventListener(event, resolve, { once: true });
    window.addEventListener("click", resolve, { once: true, capture: true });
  });

/** Resolves once the code has loaded; what is prerendered stays readable until then. */
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
