import type { EnergyScene } from "../model/energy-flow.ts";

export const energyWords = {
  heading: "Where the sun goes",
  text: "Panels make direct current. Your sockets need alternating current. FLARE changes one into the other and sends it where it is needed.",
  parts: {
    panels: "Panels make DC",
    inverter: "FLARE makes it AC",
    house: "Your home",
    battery: "A battery",
    pylon: "The grid",
  },
} as const;

export type EnergyWords = typeof energyWords;

/** General facts only, since the specification says no more about standard inverters. */
export const energyScenes: readonly EnergyScene[] = [
  {
    kind: "standard",
    time: "day",
    flows: ["sun-inverter", "inverter-home"],
    words: "The sun runs your home as it shines.",
  },
  {
    kind: "standard",
    time: "night",
    flows: ["grid-home"],
    words: "The panels sleep, and your home is on its usual supply.",
  },
  {
    kind: "standard",
    time: "cut",
    flows: [],
    words:
      "Without a battery nothing carries your home. A grid-tied inverter must stop, to protect the people who repair the line.",
  },
  {
    kind: "hybrid",
    time: "day",
    flows: ["sun-inverter", "inverter-home", "inverter-battery", "inverter-grid"],
    words: "The sun runs your home and fills the battery. With net metering, what is left over goes to the grid.",
  },
  {
    kind: "hybrid",
    time: "night",
    flows: ["battery-inverter", "inverter-home", "grid-home"],
    words: "The afternoon comes back out of the battery. The grid helps when that is not enough.",
  },
  {
    kind: "hybrid",
    time: "cut",
    flows: ["battery-inverter", "inverter-home"],
    words: "The grid is gone, and the battery carries the loads you have chosen.",
  },
];
