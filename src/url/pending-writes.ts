/** In its own file: start.ts loads it on every page, and must not load use-url-writer.ts. */
export const pendingWrites = new Set<() => void>();

/** Flushes debounced changes before the URL is copied. */
export function writeUrlNow() {
  for (const write of pendingWrites) write();
}
