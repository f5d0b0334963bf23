import { existsSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type PictureName, pictures } from "./manifest.gen.ts";
import { scenes } from "./scenes.ts";

const names = Object.keys(pictures) as PictureName[];
const kilobytes = (name: PictureName, width: number) =>
  statSync(`public/pictures/${name}-${pictures[name].hash}-${width}.avif`).size / 1000;

const KIB = 1.024;

describe("picture weight", () => {
  test.each(scenes)("%s: at most 40 KiB on a phone, 130 KiB at 1440 px", (name) => {
    expect(kilobytes(`${name}-tall`, 760)).toBeLessThanOrEqual(40 * KIB);
    expect(kilobytes(name, 1440)).toBeLessThanOrEqual(130 * KIB);
  });

  test.each(names.filter((name) => name.startsWith("turn-")))("%s: at most 320 KiB for all frames", (name) => {
    expect(kilobytes(name, pictures[name].widths[0])).toBeLessThanOrEqual(320 * KIB);
  });

  // At any width: a card may show a larger file that is already in the cache.
  test.each(names.filter((name) => name.startsWith("packshot-")))("%s: at most 25 KB at any width", (name) => {
    for (const width of pictures[name].widths) expect(kilobytes(name, width), `${width} px`).toBeLessThanOrEqual(25);
  });
});

test("every picture of the manifest exists in all widths, as AVIF and, but for dark editions, as WebP", () => {
  const missing = names.flatMap((name) =>
    pictures[name].widths.flatMap((width) =>
      (name.endsWith("-dark") ? ["avif"] : ["avif", "webp"])
        .map((format) => `public/pictures/${name}-${pictures[name].hash}-${width}.${format}`)
        .filter((file) => !existsSync(file)),
    ),
  );
  expect(missing).toEqual([]);
});
