/** One plain sentence for each feature that the products list; the build stops if one is missing. */
export const featureNotes: Readonly<Record<string, string>> = {
  "Charges a battery from your own roof": "Keep the afternoon for the evening. Ask us which batteries fit your model.",
  "With a battery, carries chosen loads in a power cut": "Pick the circuits that matter: fans, lights, fridge, Wi-Fi.",
  "Two MPP trackers, so two roof faces each work at their best":
    "East and west, or roof and shed: each has its own input.",
  "98.5% inverter efficiency": "Very little is lost inside the box.",
  "Follows strings from 180 to 800 V": "Room for short and long rows of panels.",
  "Up to 12 A on each tracker": "The limit is the same on both inputs, so either string can take either roof.",
  "Power factor from 0.9 leading to 0.9 lagging": "Shifts current against voltage either way.",
};
