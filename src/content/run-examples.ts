import type { RunExamples } from "../model/runs-at-once.ts";
import { appliances } from "./appliances.ts";

function watts(id: string): number {
  const appliance = appliances.find((each) => each.id === id);
  if (!appliance) throw new Error(`There is no appliance "${id}"`);
  return appliance.running;
}

/** With non-breaking spaces and word joiners. */
export const runExamples: RunExamples = {
  base: {
    words: "4\u00a0fans, 8\u00a0lamps, TV, fridge and Wi-\u2060Fi",
    watts: 4 * watts("fan") + 8 * watts("led") + watts("tv") + watts("fridge") + watts("wifi"),
  },
  repeated: { one: "one 1.5\u00a0t\u00a0AC", several: "1.5\u00a0t\u00a0ACs", watts: watts("ac15") },
  extras: [
    { words: "a 1\u00a0HP pump", watts: watts("pump1") },
    { words: "a washing machine", watts: watts("wash") },
    { words: "a microwave", watts: watts("microwave") },
  ],
};
