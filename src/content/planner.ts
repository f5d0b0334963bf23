import type { Preset } from "../model/planner/preset.ts";

/** The default plan. */
export const houseWithAc: Preset = {
  use: "home",
  name: "3-bedroom house with AC",
  description: "Two ACs, pump, geyser",
  counts: { fan: 5, led: 10, tv: 1, wifi: 1, fridge: 1, ac15: 2, wash: 1, microwave: 1, pump1: 1, geyser: 1 },
};

export const presets: readonly Preset[] = [
  {
    use: "home",
    name: "2-room flat",
    description: "Fans, fridge, cooler",
    counts: { fan: 3, led: 6, tv: 1, wifi: 1, fridge: 1, cooler: 1, wash: 1, mixer: 1 },
  },
  houseWithAc,
  {
    use: "business",
    name: "Shop",
    description: "Lights, fridge, one AC",
    counts: { tube: 8, fan: 4, pc: 1, wifi: 1, fridge: 1, ac15: 1 },
  },
  {
    use: "business",
    name: "Small office",
    description: "Twelve desks, two ACs",
    counts: { tube: 10, fan: 4, pc: 6, laptop: 6, wifi: 1, fridge: 1, ac15: 2 },
  },
];

/** The others are under 'More appliances'. */
export const commonAppliances = {
  home: ["fan", "wash", "led", "tv", "wifi", "ac15", "fridge", "microwave", "geyser", "pump1"],
  business: ["fan", "tube", "pc", "laptop", "wifi", "ac15", "fridge", "pump1"],
} as const;

export const plannerWords = {
  lead: "Count what you own. We allow for what runs together, add headroom and name the smallest model that carries it.",
  private:
    "Worked out in this page. Nothing is sent but its address, which keeps your choices so that a link holds them.",
  withoutScript:
    "Choosing needs JavaScript. What you see is an example: a three-bedroom house with two ACs in New Delhi.",
  calculated: "Calculated on this page, not part of the specification",
  wattages: "Typical wattages, give or take a quarter, as of November 2026.",
  empty: {
    heading: "Nothing switched on yet",
    text: "Add a fan or a fridge, or begin with one of the examples.",
  },
  tooLarge: {
    heading: "More than one FLARE carries",
    text: "Our largest model gives 10.2 kW. For a load like yours, talk to us: we will look at it with you.",
  },
  starts:
    "can pull two to seven times their running power for seconds as they start. The specification gives no figure for that, so ask us before you order.",
  day: {
    heading: "Your day",
    lead: "An average day of the year, hour by hour: what the roof makes, what you use, and where each unit goes.",
    times: "When each appliance runs is among the assumptions above.",
    battery: "What you can use of it: an example. Ask us for batteries that fit your model.",
    fine: "The sun is drawn as an even curve from six to six, as large as your city’s average day; losses in a battery are left out. Surplus reaches the grid only where your connection allows it. An estimate, not a forecast.",
  },
  savings: {
    heading: "A year of it, in rupees",
    lead: "Change any figure to yours. The ones that stand there are common ones, as of November 2026.",
    leadAlone: "Counted with common figures, as of November 2026.",
    fine: "Counts each unit you use as saved, as net metering or a battery makes possible. With neither, you save only what you use while the sun shines. Rates change: check your bill.",
    subsidy:
      "PM Surya Ghar gives homes ₹30,000 a kilowatt for the first two and ₹18,000 for the third, so it ends at ₹78,000 however large the roof. It runs to 31 March 2027 and asks for panels of domestic make, a registered vendor and an application on the national portal. Special-category states get 10% more; batteries get nothing extra.",
    saving: "Units used times what you pay, plus surplus times what it earns.",
    business: "Businesses get no central capital subsidy. GST on solar devices is 5% since 22 September 2025.",
    co2: "for each unit you do not take from the grid",
    co2Source: "Central Electricity Authority, version 21.0, November 2025",
  },
  assumptions: {
    heading: "Assumptions",
    ours: "Ours, each open to yours",
    mixed: "Some of them yours",
    lead: "What we count with, and where it comes from. Put your own figure in any field, and every result follows.",
    habits:
      "Watts are typical ones, give or take a quarter; averages follow them in proportion. When a thing is switched on is our guess at usual habits.",
    reset: "Back to our figures",
    yours: "Your own figures, ours in brackets:",
    fields: {
      small: {
        label: "Small things together",
        unit: "%",
        note: "Lights, fans, electronics. National Electrical Code, simplified.",
      },
      other: {
        label: "Heavy things together",
        unit: "%",
        note: "Beside the largest, which counts in full. From the same code.",
      },
      headroom: { label: "Headroom", unit: "%", note: "On top of what runs together. A common rule." },
      yield: {
        label: "A kilowatt of panels",
        unit: "units",
        note: "A year in {city}, at a performance ratio of 0.75, give or take 10%.",
      },
      co2: {
        label: "Carbon in a unit",
        unit: "kg",
        note: "CO₂ of the grid. Central Electricity Authority, version 21.0, November 2025.",
      },
      fading: { label: "Panels fade", unit: "% a year", note: "A common figure; counts in the payback." },
    },
  },
} as const;

export type PlannerWords = typeof plannerWords;
