import type { FeatureNotes } from "../model/feature-note.ts";

/** By the text of the feature. The build fails if one is missing. */
export const featureNotes: FeatureNotes = {
  "Charges a battery from your own roof": {
    icon: "battery",
    text: "Keep the afternoon for the evening. Ask us which batteries fit your model.",
  },
  "With a battery, carries chosen loads in a power cut": {
    icon: "backup",
    text: "Pick the circuits that matter: fans, lights, fridge, Wi-Fi.",
  },
  "Two MPP trackers, so two roof faces each work at their best": {
    icon: "trackers",
    row: "mpp-trackers",
    text: "East and west, or roof and shed: each has its own input.",
  },
  "98.5% inverter efficiency": { icon: "efficiency", row: "efficiency", text: "Very little is lost inside the box." },
  "Follows strings from 180 to 800\u00a0V": {
    icon: "strings",
    row: "mppt-range",
    text: "Room for short and long rows of panels.",
  },
  "Up to 12\u00a0A on each tracker": {
    icon: "current",
    row: "max-input-current",
    text: "The limit is the same on both inputs, so either string can take either roof.",
  },
  "Power factor from 0.9 leading to 0.9 lagging": {
    icon: "factor",
    row: "power-factor",
    text: "How closely current and voltage keep in step.",
  },
};
