import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 15_000;

export async function eventually<Value>(look: () => Promise<Value>, expected: Value, what?: string) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    try {
      const actual = await look();
      return assert.deepEqual(actual, expected, what && `${what}: ${JSON.stringify(actual)}`);
    } catch (error) {
      // Queries also fail while one document replaces another.
      if (patience.aborted) throw error;
    }
    await wait(30);
  }
}
