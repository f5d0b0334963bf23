import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costOf, inputHash, type Picture, scriptsOf } from "./picture-recipe.ts";

const pictures: Record<string, Picture> = JSON.parse(readFileSync("art/scenes.json", "utf8"));

test("scriptsOf lists the script of a scene and everything that it imports", () => {
  const scripts = scriptsOf("art", "macro");
  expect(scripts).toContain("scenes/macro.py");
  expect(scripts).toContain("fittings.py");
  expect(scripts).not.toContain("kit/city.py");
  expect(scriptsOf("art", "noon")).toEqual(expect.arrayContaining(["kit/trees.py", "kit/solar.py", "inverter.py"]));
});

test("input hash of a picture depends on its entry, but not on its subject", () => {
  const picture = pictures["packshot-62"] as Picture;
  const hash = inputHash("art", picture);
  expect(inputHash("art", { ...picture, subject: [0, 0, 1, 1], calm: [] })).toBe(hash);
  expect(inputHash("art", { ...picture, samples: picture.samples + 1 })).not.toBe(hash);
});

test("costOf is lower for smaller and simpler pictures", () => {
  expect(costOf(pictures["packshot-42-dark"] as Picture)).toBeLessThan(costOf(pictures.golden as Picture));
});

test("boxes in scenes.json lie within the picture", () => {
  for (const [name, { subject, calm = [] }] of Object.entries(pictures)) {
    for (const [left = 0, top = 0, right = 0, bottom = 0] of [...(subject ? [subject] : []), ...calm]) {
      expect(left >= 0 && top >= 0 && right <= 1 && bottom <= 1, name).toBe(true);
      expect(left < right && top < bottom, name).toBe(true);
    }
  }
});

test("each of six kinds of plants grows in one to three scenes", () => {
  const kinds = ["Arecas(", "Grove(", "plants.bough(", "plants.crown(", "plants.potted(", "Shrubs("];
  const scenes = [...new Set(Object.values(pictures).map(({ script }) => script))];
  const codeOf = new Map(
    scenes.map((scene) => [
      scene,
      scriptsOf("art", scene)
        .map((file) => readFileSync(`art/${file}`, "utf8"))
        .join(),
    ]),
  );
  for (const kind of kinds) {
    const places = scenes.filter((scene) => codeOf.get(scene)?.includes(kind));
    expect(places.length, `${kind} in ${places}`).toBeGreaterThan(0);
    expect(places.length, `${kind} in ${places}`).toBeLessThan(4);
  }
});
