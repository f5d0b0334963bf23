/** A reporter for `node --test` that gives the numbers alone. */
import type { EventData } from "node:test";

type Event = { type: string; data: EventData.TestSummary };

export default async function* counts(events: AsyncIterable<Event>) {
  for await (const { type, data } of events)
    if (type === "test:summary" && !data.file) yield JSON.stringify(data.counts);
}
