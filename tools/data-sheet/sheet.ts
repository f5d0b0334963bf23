/** One product on one page of A4. */
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company } from "../../src/content/company.ts";
import { dataSheet } from "../../src/content/data-sheet.ts";
import { site } from "../../src/content/site.ts";
import { sizeNote } from "../../src/content/size-note.ts";
import { specNote, specNotes } from "../../src/content/spec-notes.ts";
import { issuedInWords } from "../../src/model/data-sheet.ts";
import type { Product } from "../../src/model/product.ts";
import { productPath } from "../../src/model/slug.ts";
import { specRows } from "../../src/model/spec.ts";
import { CONTACT, drawContact } from "./contact.ts";
import { drawFeatures } from "./features.ts";
import type { Fonts } from "./fonts.ts";
import { drawLetterhead } from "./letterhead.ts";
import { columnAt, columns, type Paper, type Style, tag, write } from "./paper.ts";
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

const small: Style = { cut: "text", size: 7.6, leading: 1.25, ink: "muted" };

/** Each on its own line from y on; gives the last baseline. */
function drawNotes(paper: Paper, notes: readonly string[], y: number): number {
  let end = y;
  notes.forEach((note, i) => {
    const first = i === 0 ? y : end + 10;
    tag(paper, "P", () => {
      end = write(paper, note, small, { x: columnAt(0), y: first, wrap: { width: columns(12), lines: 2 } });
    });
  });
  return end;
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
  const end = drawNotes(paper, [specNote, sizeNote], table + 14);
  if (end > CONTACT - 8) throw new Error(`Data sheet of ${product.model}: more words than the page holds`);
  drawContact(paper, company, site.address + productPath(product));

  paper.root.end();
  paper.doc.end();
  return whole;
}
