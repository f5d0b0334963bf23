/** Page grid, and functions that draw text, lines and the tagged structure. */
import type { Font } from "fontkit";
import { hasDevanagari } from "../../src/model/devanagari.ts";
import type { FontName } from "../font-files.ts";
import { colour } from "../tokens.ts";
import type { Cut, Fonts } from "../typeset/fonts.ts";
import { leadingOf, type Run, setBalancedLines, setLine, type Style as TextStyle } from "../typeset/line.ts";

/** Missing in @types/pdfkit. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
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

export type Style = TextStyle & { ink?: string };
type Box = {
  x: number;
  y: number;
  link?: string;
  /** Wraps text to a width and a maximum of lines; with `centred`, y is the middle of the lines. `source` is its key. */
  wrap?: { width: number; lines: number; source: string; centred?: boolean };
};

export type Structure = PDFKit.PDFStructureElement;
export type Pdf = { doc: PDFKit.PDFDocument; root: Structure; fonts: Fonts };

/** The name by which pdfkit knows a font. */
export const fontName = (cut: Cut, from: FontName = "latin"): string => `${from} ${cut}`;

/**
 * Stores the characters of text whose glyphs are in another order, for screen readers and for copying. Inside the text
 * object, since poppler places the characters where the mark ends.
 */
function withCharacters(doc: PDFKit.PDFDocument, characters: string, draw: () => void) {
  const utf16 = Buffer.from(`\ufeff${characters}`, "utf16le").swap16().toString("hex");
  const addContent = doc.addContent.bind(doc);
  doc.addContent = (data) => {
    if (data === "ET") addContent("EMC");
    addContent(data);
    return data === "BT" ? addContent(`/Span <</ActualText <${utf16}>>> BDC`) : doc;
  };
  draw();
  doc.addContent = addContent;
}

function drawRun(doc: PDFKit.PDFDocument, run: Run, x: number, y: number, link: string | undefined) {
  const { from, text, cut, font, size, tracking } = run;
  const top = y - (font.ascent / font.unitsPerEm) * size;
  doc.font(fontName(cut, from), size);
  const draw = () =>
    doc.text(text, x + run.x, top, { characterSpacing: tracking, lineBreak: false, ...(link ? { link } : {}) });
  if (from === "devanagari") withCharacters(doc, text, draw);
  else draw();
}

/** Conjuncts need more than the smallest size of Latin. */
const SMALLEST_DEVANAGARI = 7.8;

/** Draws text with its first baseline at y and returns the last baseline. */
export function write({ doc, fonts }: Pdf, text: string, given: Style, { x, y, link, wrap }: Box): number {
  const devanagari = hasDevanagari(text);
  const style = devanagari ? { ...given, size: Math.max(given.size, SMALLEST_DEVANAGARI) } : given;
  const lines = wrap ? setBalancedLines(text, style, fonts, wrap.width) : [setLine(text, style, fonts)];
  if (wrap && lines.length > wrap.lines)
    throw new Error(`${wrap.source}: "${text}" takes ${lines.length} lines of the data sheet, at most ${wrap.lines}`);
  if (wrap && lines.some(({ width }) => width > wrap.width))
    throw new Error(`${wrap.source}: "${text}" has a word that is wider than its column of the data sheet`);
  const leading = leadingOf(text, style);
  const height = (lines.length - 1) * leading;
  // Devanagari hangs from a line as high as capitals, so its middle is above that of Latin.
  const rise = devanagari && height > 0 ? 0.06 * style.size : 0;
  const first = wrap?.centred ? y - height / 2 - rise : y;
  doc.fillColor(colour(style.ink ?? "ink"));
  lines.forEach(({ runs }, i) => {
    for (const run of runs) drawRun(doc, run, x, first + i * leading, link);
  });
  return first + height;
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
