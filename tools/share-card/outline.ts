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

export function penFor(fonts: Fonts): Pen {
  const opened = Object.fromEntries(Object.entries(fonts).map(([cut, file]) => [cut, create(file)])) as Record<
    Cut,
    Font
  >;
  const advances = (text: string, { cut, size, tracking = 0 }: Style) => {
    const font = opened[cut];
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return { scale, glyphs, steps: positions.map(({ xAdvance }) => xAdvance * scale + tracking * size) };
  };
  const widthOf = (text: string, style: Style) => advances(text, style).steps.reduce((sum, step) => sum + step, 0);
  return {
    outline: (text, style, x, y) => {
      const { scale, glyphs, steps } = advances(text, style);
      let at = x - (glyphs[0]?.bbox.minX ?? 0) * scale;
      const paths = glyphs.map(({ path }, i) => {
        const d = path.scale(scale, -scale).translate(at, y).toSVG();
        at += steps[i] ?? 0;
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
    capHeight: ({ cut, size }) => (opened[cut].capHeight / opened[cut].unitsPerEm) * size,
  };
}
