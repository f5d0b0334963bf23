import { expect, test } from "vitest";
import { notFound } from "#content/not-found.ts";
import { notices } from "#content/notices.ts";
import { offline } from "#content/offline.ts";
import { productNotFound } from "#content/product-not-found.ts";
import { cutFonts } from "./typeset/fonts.ts";

/** As in src/layout/notice.tsx. */
const SIZE = 230;

test("figures of notices have the width and side bearing that their text has in the font", async () => {
  const font = (await cutFonts()).latin.numeral;
  for (const { figure } of [notFound, productNotFound, notices.broken, offline]) {
    const glyphs = font.glyphsForString(figure.text);
    const scale = SIZE / font.unitsPerEm;
    const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * scale;
    expect(Math.abs(figure.width - width), figure.text).toBeLessThan(1);
    expect(Math.abs(figure.bearing - (glyphs[0]?.bbox.minX ?? 0) * scale), figure.text).toBeLessThan(2);
  }
});
