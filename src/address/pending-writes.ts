/** In its own file: start.ts loads it on every page, and must not load use-address-writer.ts. */
export const pendingWrites = new Set<() => void>();

/** Flushes debounced changes before the address is copied. */
export function writeAddressNow() {
  for (const write of pendingWrites) write();
}
