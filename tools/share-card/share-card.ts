/** Draws the share card of a product (1200 x 630) as its page shows it: the product in front of its capacity. */
import sharp from "sharp";
import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { isLong, numeral, type Product } from "../../src/model/product.ts";
import { worksDrawing } from "../../src/model/works-drawing.ts";
import { solidEdge } from "../data-sheet/picture.ts";
import { colour, numeralTracking } from "../tokens.ts";
import type { Fonts } from "../typeset/fonts.ts";
import { leadingOf, type Style, setLine, setLines } from "../typeset/line.ts";
import { drawing, drawMark, filled, HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import { outline } from "./outline.ts";

/** Bottom and right edge of every product. */
const FLOOR = 590;
const RIGHT = 786;
/** Side of the square picture. All pictures share one scale. */
const SIDE = 606;
const COLUMN = { x: 816, width: 304, bottom: 546 };

const styles = {
  badge: { cut: "strong", size: 15 },
  heading: { cut: "heading", size: 38, leading: 1.05, tracking: -0.015 },
  label: { cut: "text", size: 14 },
  capacity: { cut: "strong", size: 19 },
  text: { cut: "text", size: 17, leading: 1.5 },
} satisfies Record<string, Style>;

function drawNumeral(fonts: Fonts, product: Product): string {
  const text = numeral(product);
  const style: Style = { cut: "numeral", size: isLong(text) ? 205 : 278, tracking: numeralTracking };
  const { capHeight, unitsPerEm } = fonts.latin.numeral;
  const top = 134 + (capHeight / unitsPerEm) * style.size;
  const { path } = outline(setLine(text, style, fonts), MARGIN, top);
  const outlined = `<path d="${path}" fill="none" stroke="${colour("ink")}" stroke-width="1.6"/>`;
  return product.picture ? filled(path, colour("numeral")) : outlined;
}

function drawDrawing(): string {
  const scale = (SIDE * 0.53) / worksDrawing.width;
  const [x, y] = [RIGHT - worksDrawing.right * scale, FLOOR - worksDrawing.floor * scale];
  const strokes = worksDrawing.strokes.map(
    ({ d, width, part }) =>
      `<path d="${d}" stroke-width="${width}" fill="${part === "body" ? colour("sheet") : "none"}" stroke="${colour(part === "accent" ? "accent" : "ink")}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`;
}

/** Badge, name, capacity and description, from the bottom up. */
function drawWords(fonts: Fonts, product: Product): string {
  const { x, width, bottom } = COLUMN;
  let y = bottom;
  const parts: string[] = [];
  const line = (text: string, style: Style, at: number, baseline: number) => {
    const { path, width } = outline(setLine(text, style, fonts), at, baseline);
    parts.push(filled(path));
    return width;
  };
  const lines = (text: string, style: Style) => {
    for (const each of setLines(text, style, fonts, width).toReversed()) {
      parts.push(filled(outline(each, x, y).path));
      y -= leadingOf(text, style);
    }
  };
  lines(product.description, styles.text);
  y -= 16;
  const label = line(words.capacity, styles.label, x, y);
  line(product.capacity, styles.capacity, x + label + 10, y);
  y -= 36;
  lines(product.model, styles.heading);
  const badge = line(productTypes[product.type].label, styles.badge, x + 34, y - 18);
  parts.push(
    `<rect x="${x}" y="${y - 40}" width="${badge + 48}" height="34" rx="8" fill="none" stroke="${colour("ink")}" stroke-width="1.5"/>`,
    `<circle cx="${x + 19}" cy="${y - 23}" r="5" fill="none" stroke="${colour("accent")}" stroke-width="2"/>`,
  );
  return parts.join("");
}

function backdrop(fonts: Fonts, product: Product): Buffer {
  return drawing(`
<linearGradient id="plate" x2="1" y2="0.18"><stop stop-color="${colour("plate-light")}"/><stop offset="0.6" stop-color="${colour("plate")}"/><stop offset="1" stop-color="${colour("plate-shade")}"/></linearGradient>
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#plate)"/>
${drawMark(fonts)}${drawNumeral(fonts, product)}${product.picture ? "" : drawDrawing()}${drawWords(fonts, product)}`);
}

async function packshot(name: string) {
  const picture = sharp(`art/sources/${name}.webp`).resize(SIDE);
  const alpha = await picture.clone().extractChannel("alpha").raw().toBuffer();
  const edge = solidEdge(alpha, SIDE);
  const left = Math.round(RIGHT - edge.right * SIDE);
  const top = Math.round(FLOOR - edge.bottom * SIDE);
  const input = await picture
    .extract({ left: 0, top: 0, width: SIDE, height: Math.min(SIDE, HEIGHT - top) })
    .png()
    .toBuffer();
  return { input, left, top };
}

export async function renderShareCard(product: Product, fonts: Fonts): Promise<Buffer> {
  const layers = product.picture ? [await packshot(product.picture)] : [];
  return sharp(backdrop(fonts, product)).composite(layers).jpeg({ quality: 84 }).toBuffer();
}
