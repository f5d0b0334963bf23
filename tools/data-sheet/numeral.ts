import { isLong, numeral, type Product } from "../../src/model/product.ts";
import { colour, numeralTracking } from "../tokens.ts";
import { leftBearing } from "../typeset/fonts.ts";
import { fontName, type Pdf, page } from "./pdf.ts";

const BASELINE = 230;

/** The capacity in large digits behind the product; outlined if the product has a drawing instead of a picture. */
export function drawNumeral({ doc, fonts }: Pdf, product: Product) {
  const figure = numeral(product);
  const size = isLong(figure) ? 170 : 230;
  // Puts the digit's left edge on the margin.
  const bearing = leftBearing(fonts.latin.numeral, figure.charAt(0)) * size;
  doc.font(fontName("numeral"), size).fillColor(colour("numeral")).strokeColor(colour("ink")).lineWidth(1);
  const outline = product.picture ? {} : { fill: false, stroke: true };
  doc.text(figure, page.margin - bearing, BASELINE, {
    baseline: "alphabetic",
    characterSpacing: numeralTracking * size,
    lineBreak: false,
    ...outline,
  });
}
