export const hybridFeatures = [
  "Charges a battery from your own roof",
  "With a battery, carries chosen loads in a power cut",
  "Two MPP trackers, so two roof faces each work at their best",
  "98.5% inverter efficiency",
  "Follows strings from 180 to 800\u00a0V",
  "Power factor from 0.9 leading to 0.9 lagging",
] as const;
