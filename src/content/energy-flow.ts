import type { EnergyScene } from "../model/energy-flow.ts";

/** Where power goes, for either kind of inverter at three times. Every line is general fact; no model is promised more. */
export const energyScenes: readonly EnergyScene[] = [
  {
    kind: "standard",
    time: "day",
    flows: ["sun-inverter", "inverter-home", "inverter-grid"],
    words: "The sun runs your home as it shines. What is left over can go to the grid.",
  },
  {
    kind: "standard",
    time: "night",
    flows: ["grid-home"],
    words: "The panels sleep. Your home takes what it needs from the grid, as it always has.",
  },
  {
    kind: "standard",
    time: "cut",
    flows: [],
    words: "An inverter without backup must stop when the grid stops: that protects the people who repair the line.",
  },
  {
    kind: "hybrid",
    time: "day",
    flows: ["sun-inverter", "inverter-home", "inverter-battery", "inverter-grid"],
    words: "The sun runs your home, fills the battery, and what is left over can go to the grid.",
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
