import { expect, test } from "vitest";
import { energyTimes, findScene, inverterKinds } from "../model/energy-flow.ts";
import { energyScenes } from "./energy-flow.ts";

test("there is a scene for each kind of inverter at each time", () => {
  for (const { value: kind } of inverterKinds) {
    for (const { value: time } of energyTimes) expect(findScene(energyScenes, kind, time).words).not.toBe("");
  }
});

test("a standard inverter has no battery, and a power cut no grid", () => {
  for (const { kind, time, flows } of energyScenes) {
    if (kind === "standard") expect(flows.join()).not.toContain("battery");
    if (time === "cut") expect(flows.join()).not.toContain("grid");
    if (time !== "day") expect(flows).not.toContain("sun-inverter");
  }
});
