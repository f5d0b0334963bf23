/** One product on one page of A4. */
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company } from "../../src/content/company.ts";
import { dataSheet } from "../../src/content/data-sheet.ts";
import { site } from "../../src/content/site.ts";
import { specNote, specNotes } from "../../src/content/spec-notes.ts";
import { issuedInWords } from "../../src/model/data-sheet.ts";
import type { Product } from "../../src/model/product.ts";
import { productPath } from "../../src/model/slug.ts";
import { specRows } from "../../src/model/spec.ts";
import { CONTACT, drawContact } from "./contact.ts";
import { drawFeatures } from "./features.ts";
import type { Fonts } from "./fonts.ts";
import { drawLetterhead } from "./letterhead.ts";
import { columnAt, columns, type Paper, tag, write } from "./paper.ts";
import { cutOut } from "./picture.ts";
import { drawSpecTable } from "./spec-table.ts";
import { drawBackdrop, drawStage, STAGE } from "./stage.ts";

function newPaper(product: Product, fonts: Fonts): Paper {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: site.language,
    font: "",
    info: {
      Title: `${product.model} data sheet`,
      Author: company.name,
      Subject: product.description,
      CreationDate: new Date(dataSheet.issued),
    },
  });
  for (const [cut, font] of Object.entries(fonts)) doc.registerFont(cut, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root };
}

export async function makeSheet(product: Product, fonts: Fonts): Promise<Buffer> {
  const paper = newPaper(product, fonts);
  const whole = buffer(paper.doc);
  const picture = product.image && (await cutOut(product.image, 1200));

  drawBackdrop(paper, product);
  drawLetterhead(paper, { name: company.name, issued: issuedInWords(dataSheet.issued) });
  drawStage(paper, product, picture);
  const features = drawFeatures(paper, product.features, STAGE + 26);
  const rows = specRows(product);
  const table = drawSpecTable(paper, { model: product.model, rows, notes: specNotes, top: features + 16 });
  const note = { x: columnAt(0), y: table + 14, wrap: { width: columns(12), lines: 2 } };
  let end = 0;
  tag(paper, "P", () => {
    end = write(paper, specNote, { cut: "text", size: 7.6, leading: 1.25, ink: "muted" }, note);
  });
  if (end > CONTACT - 8) throw new Error(`Data sheet of ${product.model}: more words than the page holds`);
  drawContact(paper, company, site.address + productPath(product));

  paper.root.end();
  paper.doc.end();
  return whole;
}
