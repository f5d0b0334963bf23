import type { EnergyScene } from "../../model/energy-flow.ts";
import type { PictureName } from "../../pictures/manifest.gen.ts";

/** One picture for each step of the slider, named by its time of day. */
export const moments = [
  "day-0530",
  "day-0620",
  "day-0715",
  "day-0830",
  "day-1000",
  "day-1130",
  "day-1300",
  "day-1430",
  "day-1600",
  "day-1715",
  "day-1815",
  "day-1900",
  "day-2130",
] as const satisfies PictureName[];

type Moment = (typeof moments)[number];

export const momentAt = (step: number): Moment => moments[step] ?? "day-1300";

export const minutesOf = (moment: Moment): number => Number(moment.slice(4, 6)) * 60 + Number(moment.slice(6));

/** The step for a place on the screen: 0 just below it, 1 just above. The day passes while most of the house is in view. */
export function stepByScroll(progress: number): number {
  const within = Math.min(Math.max((progress - 0.3) / 0.4, 0), 1);
  return Math.round(within * (moments.length - 1));
}

const FIRST_LIGHT = 7 * 60;
const LAST_LIGHT = 18 * 60;

/** Whether the sun is high enough for the panels. */
export function timeAt(step: number): "day" | "night" {
  const minutes = minutesOf(momentAt(step));
  return minutes > FIRST_LIGHT && minutes < LAST_LIGHT ? "day" : "night";
}

/** Where the slider goes when a time is chosen; the power cut is in the evening. */
export const stepOf: Record<EnergyScene["time"], number> = {
  day: moments.indexOf("day-1300"),
  night: moments.indexOf("day-2130"),
  cut: moments.indexOf("day-2130"),
};

/** In a power cut only a house with a battery has light. */
const inPowerCut = { standard: "day-out", hybrid: "day-cut" } as const;

export const pictureOf = ({ kind, time }: EnergyScene, step: number): PictureName =>
  time === "cut" ? inPowerCut[kind] : momentAt(step);

export const stillOf = (scene: EnergyScene): PictureName => pictureOf(scene, stepOf[scene.time]);

export const frames: readonly PictureName[] = [...moments, ...Object.values(inPowerCut)];
