/** What all share cards have: size, margin and word mark. */
import { site } from "#content/site.ts";
import { colour } from "../tokens.ts";
import type { Fonts } from "../typeset/fonts.ts";
import { type Style, setLine } from "../typeset/line.ts";
import { outline } from "./outline.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 80;

const mark: Style = { cut: "mark", size: 26, tracking: -0.01 };

export const filled = (d: string, fill = colour("ink")) => `<path d="${d}" fill="${fill}"/>`;

export function drawMark(fonts: Fonts, fill = colour("ink")): string {
  const { path, width } = outline(setLine(site.name, mark, fonts), MARGIN, 51);
  return filled(path, fill) + filled(`M${MARGIN} 57h${width}v3h${-width}z`, colour("mark"));
}

export const drawing = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`);
