import { expect, test } from "vitest";
import { energyTimes, findScene, inverterKinds } from "../model/energy-flow.ts";
import { energyScenes } from "./energy-flow.ts";

test("every kind of inverter has a scene for every time", () => {
  for (const { value: kind } of inverterKinds) {
    for (const { value: time } of energyTimes) expect(findScene(energyScenes, kind, time).words).not.toBe("");
  }
});

test("standard inverter has no battery flow, and a power cut no grid flow", () => {
  for (const { kind, time, flows } of energyScenes) {
    if (kind === "standard") expect(flows.join()).not.toContain("battery");
    if (time === "cut") expect(flows.join()).not.toContain("grid");
    if (time !== "day") expect(flows).not.toContain("sun-inverter");
  }
});
