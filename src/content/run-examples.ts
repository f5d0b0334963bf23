import type { RunExamples } from "../model/runs-at-once.ts";

const FAN = 75;
const LED_LAMP = 9;
const WIFI = 12;
const TV = 100;
const FRIDGE = 200;

/** Typical running watts, as of November 2026. Figures keep to their units and Wi-Fi stays whole at the end of a line. */
export const runExamples: RunExamples = {
  base: {
    words: "4\u00a0fans, 8\u00a0lamps, TV, fridge and Wi-\u2060Fi",
    watts: 4 * FAN + 8 * LED_LAMP + TV + FRIDGE + WIFI,
  },
  repeated: { one: "one 1.5\u00a0t\u00a0AC", several: "1.5\u00a0t\u00a0ACs", watts: 1600 },
  extras: [
    { words: "a 1\u00a0HP pump", watts: 750 },
    { words: "a washing machine", watts: 500 },
    { words: "a microwave", watts: 1200 },
  ],
};
