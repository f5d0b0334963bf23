import { existsSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasWebp } from "../../tools/picture-kinds.ts";
import { darkEdition } from "./dark-edition.ts";
import { type PictureName, pictures } from "./manifest.gen.ts";
import { type Scene, scenes } from "./scenes.gen.ts";

const names = Object.keys(pictures) as PictureName[];
const kibibytes = (name: PictureName, width: number) =>
  statSync(`public/pictures/${name}-${pictures[name].hash}-${width}.avif`).size / 1024;

const isTall = (name: string) => /-tall(-dark)?$/.test(name);

describe("picture weight", () => {
  test.each(names.filter(isTall))("%s: at most 40 KiB on any phone", (name) => {
    for (const width of pictures[name].widths) expect(kibibytes(name, width), `${width} px`).toBeLessThanOrEqual(40);
  });

  test.each(Object.keys(scenes) as Scene[])("%s: at most 130 KiB at 1440 px, in both themes", (name) => {
    for (const edition of [name, darkEdition(name) ?? name]) expect(kibibytes(edition, 1440)).toBeLessThanOrEqual(130);
  });

  test.each(names.filter((name) => name.startsWith("turn-")))("%s: at most 320 KiB for all frames", (name) => {
    expect(kibibytes(name, pictures[name].widths[0])).toBeLessThanOrEqual(320);
  });

  // At any width: a card may show a larger file that is already in the cache.
  test.each(names.filter((name) => name.startsWith("packshot-")))("%s: at most 24.4 KiB at any width", (name) => {
    for (const width of pictures[name].widths) expect(kibibytes(name, width), `${width} px`).toBeLessThanOrEqual(24.4);
  });
});

test("every picture of the manifest exists in all widths, as AVIF and, unless it is AVIF only, as WebP", () => {
  const missing = names.flatMap((name) =>
    pictures[name].widths.flatMap((width) =>
      (hasWebp(name) ? ["avif", "webp"] : ["avif"])
        .map((format) => `public/pictures/${name}-${pictures[name].hash}-${width}.${format}`)
        .filter((file) => !existsSync(file)),
    ),
  );
  expect(missing).toEqual([]);
});
