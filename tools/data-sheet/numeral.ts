import { numeral, type Product } from "../../src/model/product.ts";
import { colour } from "../token-colours.ts";
import { fontName, type Pdf, page } from "./pdf.ts";

const BASELINE = 230;

/** Left side bearing of each digit in em, subtracted so that the digit's edge is on the margin. */
const sideBearing: Record<string, number> = {
  1: 0.029,
  2: 0.04,
  3: 0.044,
  4: 0.034,
  5: 0.069,
  6: 0.051,
  7: 0.035,
  8: 0.048,
  9: 0.048,
};

/** The capacity in large digits behind the product; outlined if the product has a drawing instead of a picture. */
export function drawNumeral({ doc }: Pdf, product: Product) {
  const figure = numeral(product);
  const size = figure.length > 3 ? 170 : 230;
  doc.font(fontName("numeral"), size).fillColor(colour("numeral")).strokeColor(colour("ink")).lineWidth(1);
  const outline = product.picture ? {} : { fill: false, stroke: true };
  doc.text(figure, page.margin - size * (sideBearing[figure.charAt(0)] ?? 0), BASELINE, {
    baseline: "alphabetic",
    characterSpacing: -0.055 * size,
    lineBreak: false,
    ...outline,
  });
}
