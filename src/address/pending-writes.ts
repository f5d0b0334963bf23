/** Apart from use-address-writer.ts, so that the language switch on every page brings nothing along. */
export const pendingWrites = new Set<() => void>();

/** Flushes debounced changes before the address is copied. */
export function writeAddressNow() {
  for (const write of pendingWrites) write();
}
