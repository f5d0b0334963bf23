import { expect, test } from "vitest";
import { energyScenes, flowsIn } from "./energy-flow.ts";

test("standard inverter has no battery flow, and a power cut no grid flow", () => {
  expect(energyScenes).toHaveLength(6);
  for (const scene of energyScenes) {
    const flows = flowsIn(scene);
    if (scene.kind === "standard") expect(flows.join()).not.toContain("battery");
    if (scene.time === "cut") expect(flows.join()).not.toContain("grid");
    if (scene.time !== "day") expect(flows).not.toContain("sun-inverter");
  }
});
