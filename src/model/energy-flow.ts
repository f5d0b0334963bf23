type InverterKind = "standard" | "hybrid";
type EnergyTime = "day" | "night" | "cut";
export type Flow =
  | "sun-inverter"
  | "inverter-home"
  | "inverter-battery"
  | "battery-inverter"
  | "inverter-grid"
  | "grid-home";

export type EnergyScene = { kind: InverterKind; time: EnergyTime; flows: readonly Flow[]; words: string };

export const inverterKinds: readonly { value: InverterKind; label: string }[] = [
  { value: "standard", label: "Standard" },
  { value: "hybrid", label: "Hybrid with battery" },
];

export const energyTimes: readonly { value: EnergyTime; label: string }[] = [
  { value: "day", label: "By day" },
  { value: "night", label: "By night" },
  { value: "cut", label: "In a power cut" },
];

export function findScene(scenes: readonly EnergyScene[], kind: InverterKind, time: EnergyTime): EnergyScene {
  const found = scenes.find((scene) => scene.kind === kind && scene.time === time);
  if (!found) throw new Error(`No energy scene for ${kind}, ${time}`);
  return found;
}
