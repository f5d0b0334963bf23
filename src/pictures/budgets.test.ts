import { existsSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type PictureName, pictures } from "./manifest.gen.ts";

const names = Object.keys(pictures) as PictureName[];
const kilobytes = (name: PictureName, width: number) =>
  statSync(`public/pictures/${name}-${pictures[name].hash}-${width}.avif`).size / 1000;

const heroes = ["sunrise", "noon", "golden", "night"] as const;

describe("pictures stay light", () => {
  test.each(heroes)("%s: at most 60 KB on a phone, 160 KB at 1440 px", (name) => {
    expect(kilobytes(`${name}-tall`, 760)).toBeLessThanOrEqual(60);
    expect(kilobytes(name, 1440)).toBeLessThanOrEqual(160);
  });

  // A card takes 480 px on most screens, 1200 px on a fine one, and any larger one that another place has fetched before.
  test.each(names.filter((name) => name.startsWith("packshot-")))(
    "%s: at most 25 KB on a card, however fine the screen",
    (name) => {
      for (const width of pictures[name].widths) expect(kilobytes(name, width), `${width} px`).toBeLessThanOrEqual(25);
    },
  );
});

test("every picture in the manifest is there in both formats and every width", () => {
  const missing = names.flatMap((name) =>
    pictures[name].widths.flatMap((width) =>
      ["avif", "webp"]
        .map((format) => `public/pictures/${name}-${pictures[name].hash}-${width}.${format}`)
        .filter((file) => !existsSync(file)),
    ),
  );
  expect(missing).toEqual([]);
});
