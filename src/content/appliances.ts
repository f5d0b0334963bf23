/** For the examples of the comparison only; the others are in content/facts/appliances.yaml. */
export const appliances = [
  { id: "fan", running: 75 },
  { id: "led", running: 9 },
  { id: "tv", running: 100 },
  { id: "fridge", running: 200 },
  { id: "wifi", running: 12 },
  { id: "ac15", running: 1600 },
  { id: "pump1", running: 750 },
  { id: "wash", running: 500 },
  { id: "microwave", running: 1200 },
];
