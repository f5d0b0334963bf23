/** Text as SVG paths, so that the picture needs no installed font. */
import { create, type Font } from "fontkit";
import type { Cut, Fonts } from "../data-sheet/fonts.ts";

export type Style = { cut: Cut; size: number; tracking?: number };
type Outline = { path: string; width: number };

export type Pen = {
  /** With its first glyph's edge at x and the baseline at y. */
  outline: (text: string, style: Style, x: number, y: number) => Outline;
  wrap: (text: string, style: Style, width: number) => string[];
  capHeight: (style: Style) => number;
};

/** Devanagari and the rest: each font has one of them. */
const RUN = /[\p{scx=Deva}\u200c\u200d]+|[^\p{scx=Deva}\u200c\u200d]+/gu;
const isDevanagari = (run: string) => /^[\p{scx=Deva}]/u.test(run);

const openAll = (fonts: Fonts) =>
  Object.fromEntries(Object.entries(fonts).map(([cut, file]) => [cut, create(file)])) as Record<Cut, Font>;

export function penFor(fonts: { latin: Fonts; devanagari: Fonts }): Pen {
  const [latin, devanagari] = [openAll(fonts.latin), openAll(fonts.devanagari)];
  const glyphsOf = (text: string, { cut, size, tracking = 0 }: Style) =>
    (text.match(RUN) ?? []).flatMap((run) => {
      const font = (isDevanagari(run) ? devanagari : latin)[cut];
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      return glyphs.map((glyph, i) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
        // A mark above or below has no width, and stays with its letter.
        const step = xAdvance === 0 ? 0 : xAdvance * scale + tracking * size;
        return { glyph, scale, step, right: xOffset * scale, up: yOffset * scale };
      });
    });
  const widthOf = (text: string, style: Style) => glyphsOf(text, style).reduce((sum, { step }) => sum + step, 0);
  return {
    outline: (text, style, x, y) => {
      const glyphs = glyphsOf(text, style);
      let at = x - (glyphs[0] ? glyphs[0].glyph.bbox.minX * glyphs[0].scale : 0);
      const paths = glyphs.map(({ glyph, scale, step, right, up }) => {
        const d = glyph.path
          .scale(scale, -scale)
          .translate(at + right, y - up)
          .toSVG();
        at += step;
        return d;
      });
      return { path: paths.join(""), width: at - x };
    },
    wrap: (text, style, width) => {
      const lines: string[] = [];
      for (const word of text.split(" ")) {
        const longer = `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && widthOf(longer, style) <= width) lines.splice(-1, 1, longer);
        else lines.push(word);
      }
      return lines;
    },
    capHeight: ({ cut, size }) => (latin[cut].capHeight / latin[cut].unitsPerEm) * size,
  };
}
