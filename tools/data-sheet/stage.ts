/** The product in front of its capacity in large digits, as on the product page. */
import { language } from "#content/language.ts";
import { productCard } from "#content/product-card.ts";
import { productTypes } from "#content/product-types.ts";
import type { Product } from "../../src/model/product.ts";
import { worksDrawing } from "../../src/model/works-drawing.ts";
import { colour } from "../tokens.ts";
import { setLine } from "../typeset/line.ts";
import { drawNumeral } from "./numeral.ts";
import { columns, decorate, type Pdf, page, type Style, tag, write } from "./pdf.ts";
import { type CutOut, drawCutOut } from "./picture.ts";
import { inProduct } from "./source.ts";

export const STAGE = 372;
/** Side of the square picture. All pictures share one scale, so products on different data sheets can be compared. */
const SIDE = 404;
/** Bottom and right edge of every product. */
const FLOOR = 347;
const RIGHT = page.width - page.margin;

function drawBackground({ doc }: Pdf) {
  const plate = doc.linearGradient(0, 60, page.width, STAGE - 60);
  plate.stop(0, colour("plate-light")).stop(0.6, colour("plate")).stop(1, colour("plate-shade"));
  doc.rect(0, 0, page.width, STAGE).fill(plate);
}

function drawWorksDrawing({ doc }: Pdf) {
  const scale = (SIDE * 0.465) / worksDrawing.width;
  doc
    .save()
    .translate(RIGHT - worksDrawing.right * scale, FLOOR - worksDrawing.floor * scale)
    .scale(scale);
  doc.lineCap("round").lineJoin("round");
  for (const { d, width, part } of worksDrawing.strokes) {
    doc.lineWidth(width).strokeColor(colour(part === "accent" ? "accent" : "ink"));
    if (part === "body") doc.path(d).fillAndStroke(colour("sheet"), colour("ink"));
    else doc.path(d).stroke();
  }
  doc.restore();
}

function drawProduct(pdf: Pdf, picture: CutOut | undefined) {
  const { doc } = pdf;
  if (!picture) return drawWorksDrawing(pdf);
  doc.save().rect(0, 0, page.width, STAGE).clip();
  drawCutOut(doc, picture, RIGHT - picture.edge.right * SIDE, FLOOR - picture.edge.bottom * SIDE, SIDE);
  doc.restore();
}

function drawBadge(pdf: Pdf, label: string, y: number) {
  const { doc, fonts } = pdf;
  const style: Style = { cut: "strong", size: 8.5 };
  const width = setLine(label, style, fonts).width + 32;
  decorate(pdf, () => {
    doc
      .roundedRect(page.margin, y - 13, width, 19.5, 5)
      .lineWidth(0.8)
      .strokeColor(colour("ink"))
      .stroke();
    doc
      .circle(page.margin + 12.5, y - 3.2, 3.2)
      .lineWidth(1.2)
      .strokeColor(colour("accent"))
      .stroke();
  });
  tag(pdf, "P", () => write(pdf, label, style, { x: page.margin + 21, y }));
}

export function drawBackdrop(pdf: Pdf, product: Product) {
  decorate(pdf, () => {
    drawBackground(pdf);
    drawNumeral(pdf, product);
  });
}

export function drawStage(pdf: Pdf, product: Product, picture: CutOut | undefined) {
  const { doc, root } = pdf;
  const x = page.margin;
  // Drawn first, so that its shadow does not cover text, but after the heading in reading order.
  const figure = doc.markStructureContent("Figure");
  drawProduct(pdf, picture);
  doc.endMarkedContent();
  drawBadge(pdf, productTypes[product.type].label, 263);
  tag(pdf, "H1", () =>
    write(pdf, product.model, { cut: "heading", size: 22, tracking: -0.015 }, { x: x - 0.5, y: 297 }),
  );
  tag(pdf, "P", () => write(pdf, product.capacity, { cut: "strong", size: 10.5 }, { x, y: 313 }));
  tag(pdf, "P", () =>
    write(
      pdf,
      product.description,
      { cut: "text", size: 9, leading: 1.38 },
      { x, y: 330, wrap: { width: columns(6), lines: 4, source: inProduct(product, `description.${language.code}`) } },
    ),
  );
  const alt = (product.picture ? productCard.photo : productCard.drawing)({ model: product.model });
  root.add(doc.struct("Figure", { alt, bbox: [page.width - SIDE, 0, page.width, STAGE] }, figure));
}
