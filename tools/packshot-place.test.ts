import sharp from "sharp";
import { expect, test } from "vitest";
import { packshotRule, placeIn } from "./packshot-place.ts";

test("placeIn finds the opaque part of a picture", async () => {
  const unit = await sharp({ create: { width: 320, height: 400, channels: 4, background: "#fff" } })
    .png()
    .toBuffer();
  const file = ".cache/packshot-place.png";
  await sharp({ create: { width: 800, height: 800, channels: 4, background: "#0000" } })
    .composite([{ input: unit, left: 240, top: 200 }])
    .png()
    .toFile(file);
  const { left, wide, air } = await placeIn(file);
  expect(left).toBeCloseTo(0.3, 1);
  expect(left + wide).toBeCloseTo(0.7, 2);
  expect(air).toBeCloseTo(0.25, 2);
});

test("packshotRule has the shares as custom properties", () => {
  expect(packshotRule("packshot-1", { left: 0.31111, wide: 0.4, air: 0.25 })).toContain(
    "--left:0.311;--wide:0.4;--above:0.25",
  );
});
