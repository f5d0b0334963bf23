import type { SpecNotes } from "../model/spec.ts";

export const specNotes: SpecNotes = {
  "max-power": {
    term: "The highest power the inverter can put out at any moment.",
    meaning:
      "The most the inverter can deliver. One kilowatt is a thousand watts: about five ordinary fridges running.",
  },
  "rated-output": {
    term: "The power the inverter is built to give without a break.",
    meaning: "What it can deliver hour after hour. Size your loads by this figure.",
  },
  "mppt-range": {
    term: "MPPT is maximum power point tracking: finding the voltage at which your panels give the most.",
    meaning:
      "The string voltages it can follow. Your installer chooses how many panels to join so that the string stays inside.",
  },
  "max-input-current": {
    term: "The most direct current each of the two solar inputs can take.",
    meaning: "One limit per tracker. Large new panels can give a little more at peak sun; they are limited there.",
  },
  "mpp-trackers": {
    term: "A tracker is an input that finds the best working point for its own group of panels.",
    meaning: "Two roof faces, east and west for example, can each work at their own best.",
  },
  "max-output-current": {
    term: "The most alternating current the inverter sends to your wiring.",
    meaning: "Your installer plans the wiring with this figure. Output phase depends on the model and your supply.",
  },
  "power-factor": {
    term: "Power factor says how closely current and voltage swing together; 1 is perfectly in step.",
    meaning:
      "How far out of step current and voltage may be, ahead or behind. Your electricity supplier may ask for it.",
  },
  efficiency: {
    term: "The share of the power entering the inverter that comes out as usable power.",
    meaning: "Of 100\u00a0units that go in, 98.5 come out. Panels, cables and dust take a share of their own.",
  },
};

export const specNote =
  "Figures other than power are common to the FLARE range. Output phase and connection depend on the model and your supply; ask us to confirm before ordering.";
