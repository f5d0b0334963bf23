import { dataSheet } from "#content/data-sheet.ts";
import { monthInWords } from "../../src/format/lists-and-dates.ts";
import { colour } from "../tokens.ts";
import { columnAt, decorate, fontName, type Pdf, page, tag, write } from "./pdf.ts";

export function drawLetterhead(pdf: Pdf, { name, issued }: { name: string; issued: string }) {
  const { doc } = pdf;
  const baseline = 45;
  tag(pdf, "P", () => write(pdf, name, { cut: "mark", size: 18, tracking: -0.01 }, { x: page.margin, y: baseline }));
  const width = doc.font(fontName("mark"), 18).widthOfString(name, { characterSpacing: -0.18 });
  decorate(pdf, () => doc.rect(page.margin, baseline + 5, width, 2.2).fill(colour("mark")));
  const x = columnAt(3);
  tag(pdf, "P", () => write(pdf, dataSheet.name, { cut: "strong", size: 8.5 }, { x, y: baseline - 4 }));
  const date = monthInWords(issued);
  tag(pdf, "P", () => write(pdf, dataSheet.issued({ date }), { cut: "text", size: 8.5 }, { x, y: baseline + 7 }));
}
