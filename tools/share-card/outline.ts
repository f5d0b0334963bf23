/** Text as SVG paths, so that the picture needs no installed font. */
import type { Line, Run } from "../typeset/line.ts";

function outlineRun({ text, font, size, tracking, x }: Run, left: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = left + x;
  const paths = glyphs.map(({ path }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const d = path
      .scale(scale, -scale)
      .translate(at + xOffset * scale, y - yOffset * scale)
      .toSVG();
    at += xAdvance * scale + tracking;
    return d;
  });
  return paths.join("");
}

/** With the edge of the first glyph at x and the baseline at y. */
export function outline({ runs, width }: Line, x: number, y: number): { path: string; width: number } {
  const [first] = runs;
  const bearing = first ? (first.font.layout(first.text).glyphs[0]?.bbox.minX ?? 0) / first.font.unitsPerEm : 0;
  const left = x - bearing * (first?.size ?? 0);
  return { path: runs.map((run) => outlineRun(run, left, y)).join(""), width: left - x + width };
}
