/** Page grid, and functions that draw text, lines and the tagged structure. */
import { sortCharacters } from "../font-files.ts";
import { colour } from "./colours.ts";
import type { Cut } from "./fonts.ts";

/** Missing in @types/pdfkit. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: "Row" | "Column";
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
  }
}

export const page = { width: 595.28, height: 841.89, margin: 40 };
const gutter = 12;
const inner = page.width - 2 * page.margin;
const column = (inner - 11 * gutter) / 12;

/** Left edge of column n of twelve, counted from 0. */
export const columnAt = (n: number): number => page.margin + n * (column + gutter);
export const columns = (n: number): number => n * (column + gutter) - gutter;

export type Style = { cut: Cut; size: number; leading?: number; tracking?: number; ink?: string };
type Box = {
  x: number;
  y: number;
  link?: string;
  /** Wraps text to a width and a maximum of lines; with `centred`, y is the middle of the lines. */
  wrap?: { width: number; lines: number; centred?: boolean };
};

/** Metrics of Anek, in em. */
const ASCENT = 0.9;
const LINE = 1.1;

export type Structure = PDFKit.PDFStructureElement;
export type Pdf = { doc: PDFKit.PDFDocument; root: Structure };

/** The narrowest width that needs no more lines, so that lines have similar lengths. */
function balanced(doc: PDFKit.PDFDocument, text: string, options: { width: number; lineGap: number }): number {
  const height = doc.heightOfString(text, options);
  let { width } = options;
  while (doc.heightOfString(text, { ...options, width: width - 2 }) === height) width -= 2;
  return width;
}

/** A PDF has no fallback font: it would show an empty box. */
function checkCharacters(text: string) {
  const { latinExtended, missing } = sortCharacters(text);
  const [lacking] = [...latinExtended, ...missing];
  if (lacking) throw new Error(`Data sheet: the font has no "${lacking}" for "${text}"`);
}

/** Draws text with its first baseline at y and returns the last baseline. */
export function write({ doc }: Pdf, text: string, style: Style, { x, y, link, wrap }: Box): number {
  checkCharacters(text);
  const { cut, size, leading = LINE, tracking = 0, ink = "ink" } = style;
  const top = y - ASCENT * size;
  doc.font(cut, size).fillColor(colour(ink));
  if (!wrap) {
    doc.text(text, x, top, { characterSpacing: tracking * size, lineBreak: false, ...(link ? { link } : {}) });
    return y;
  }
  const box = { width: wrap.width, lineGap: size * (leading - LINE) };
  const lines = Math.round(doc.heightOfString(text, box) / (size * leading));
  if (lines > wrap.lines) throw new Error(`Data sheet: "${text}" takes ${lines} lines, at most ${wrap.lines}`);
  const height = (lines - 1) * size * leading;
  const rise = wrap.centred ? height / 2 : 0;
  doc.text(text, x, top - rise, { ...box, width: balanced(doc, text, box) });
  return y - rise + height;
}

/** Draws content and tags it for screen readers. */
export function tag({ doc, root }: Pdf, type: string, draw: () => void, parent: Structure = root) {
  parent.add(doc.struct(type, {}, draw));
}

export function group(
  { doc, root }: Pdf,
  type: string,
  parent: Structure = root,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Structure {
  const element = doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Draws content that screen readers skip. */
export function decorate({ doc }: Pdf, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

export function rule(
  pdf: Pdf,
  y: number,
  ink = "line",
  weight = 0.6,
  from = page.margin,
  to = page.width - page.margin,
) {
  decorate(pdf, () => pdf.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour(ink)).stroke());
}
