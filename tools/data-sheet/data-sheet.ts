/** Renders the data sheet of a product as one A4 page. */

import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { dataSheet as words } from "#content/data-sheet.ts";
import { product as productWords } from "#content/product.ts";
import { site } from "#content/site.ts";
import { specifications } from "#content/specifications.ts";
import { company } from "#facts/company.ts";
import { productPath } from "../../src/format/paths.ts";
import type { Product } from "../../src/model/product.ts";
import type { FontName } from "../font-files.ts";
import type { Cut, Fonts } from "../typeset/fonts.ts";
import { CONTACT, drawContact } from "./contact.ts";
import { drawFeatures } from "./features.ts";
import { drawLetterhead } from "./letterhead.ts";
import { columnAt, columns, fontName, type Pdf, type Style, tag, write } from "./pdf.ts";
import { cutOut } from "./picture.ts";
import { inWords } from "./source.ts";
import { drawSpecTable } from "./spec-table.ts";
import { drawBackdrop, drawStage, STAGE } from "./stage.ts";

/** `issued` is a day such as 2026-11-18. */
type DataSheet = { product: Product; sharedFigures: boolean; issued: string };

function newPdf({ product, issued }: DataSheet, fonts: Fonts): Pdf {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: site.language,
    font: "",
    info: {
      Title: words.title({ model: product.model }),
      Author: site.name,
      Subject: product.description,
      CreationDate: new Date(issued),
    },
  });
  for (const [name, cuts] of Object.entries(fonts))
    for (const [cut, font] of Object.entries(cuts)) doc.registerFont(fontName(cut as Cut, name as FontName), font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, fonts };
}

const small: Style = { cut: "text", size: 7.6, leading: 1.25, ink: "muted" };

/** Draws each note on a new line and returns the last baseline. */
function drawNotes(pdf: Pdf, notes: readonly { text: string; source: string }[], y: number): number {
  let end = y;
  notes.forEach(({ text, source }, i) => {
    const first = i === 0 ? y : end + 10;
    tag(pdf, "P", () => {
      end = write(pdf, text, small, { x: columnAt(0), y: first, wrap: { width: columns(12), lines: 2, source } });
    });
  });
  return end;
}

export async function renderDataSheet(sheet: DataSheet, fonts: Fonts): Promise<Buffer> {
  const { product, sharedFigures } = sheet;
  const pdf = newPdf(sheet, fonts);
  const file = buffer(pdf.doc);
  const picture = product.picture && (await cutOut(product.picture, 1200));

  drawBackdrop(pdf, product);
  drawLetterhead(pdf, { name: site.name, issued: sheet.issued });
  drawStage(pdf, product, picture);
  const features = drawFeatures(pdf, product, STAGE + 26);
  const table = drawSpecTable(pdf, product, features + 16);
  const key = sharedFigures ? "note" : "ownNote";
  const note = { text: specifications[key], source: inWords("specifications", key) };
  const sizeNote = { text: productWords.sizeNote, source: inWords("product", "sizeNote") };
  const end = drawNotes(pdf, [note, sizeNote], table + 14);
  if (end > CONTACT - 8) throw new Error(`Data sheet of ${product.model}: content does not fit the page`);
  drawContact(pdf, company.channels, company.url + productPath(product));

  pdf.root.end();
  pdf.doc.end();
  return file;
}
