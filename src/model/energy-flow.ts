export const inverterKinds = ["standard", "hybrid"] as const;
export const energyTimes = ["day", "night", "cut"] as const;
type InverterKind = (typeof inverterKinds)[number];
type EnergyTime = (typeof energyTimes)[number];
export type Flow =
  | "sun-inverter"
  | "inverter-home"
  | "inverter-battery"
  | "battery-inverter"
  | "inverter-grid"
  | "grid-home";

export type EnergyScene = { kind: InverterKind; time: EnergyTime };

/** General facts only, since the specification says no more about standard inverters. */
const flows: Record<InverterKind, Record<EnergyTime, readonly Flow[]>> = {
  standard: {
    day: ["sun-inverter", "inverter-home"],
    night: ["grid-home"],
    cut: [],
  },
  hybrid: {
    day: ["sun-inverter", "inverter-home", "inverter-battery", "inverter-grid"],
    night: ["battery-inverter", "inverter-home", "grid-home"],
    cut: ["battery-inverter", "inverter-home"],
  },
};

export const flowsIn = ({ kind, time }: EnergyScene): readonly Flow[] => flows[kind][time];

export const energyScenes: readonly EnergyScene[] = inverterKinds.flatMap((kind) =>
  energyTimes.map((time) => ({ kind, time })),
);
