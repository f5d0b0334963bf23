import { specifications as words } from "#content/specifications.ts";
import { figureWords } from "../../src/format/figure-words.ts";
import { specRows } from "../../src/format/spec-rows.ts";
import type { Product } from "../../src/model/product.ts";
import { columnAt, columns, group, type Pdf, rule, type Structure, type Style, tag, write } from "./pdf.ts";
import { inProduct, inWords } from "./source.ts";

const ROW = 26;
const place = {
  label: { x: columnAt(0), width: columns(3) },
  value: { x: columnAt(3), width: columns(4) },
  meaning: { x: columnAt(7), width: columns(5) },
};
const head: Style = { cut: "text", size: 8, ink: "muted" };

type Cell = { text: string; source: string; style: Style; x: number; width: number };

function drawRow(pdf: Pdf, parent: Structure, y: number, cells: readonly (Cell & { scope?: "Row" | "Column" })[]) {
  const row = group(pdf, "TR", parent);
  for (const { text, source, style, x, width, scope } of cells) {
    const cell = group(pdf, scope ? "TH" : "TD", row, scope ? { scope } : {});
    cell.add(() => write(pdf, text, style, { x, y, wrap: { width, lines: 2, centred: true, source } }));
    cell.end();
  }
  row.end();
}

/** Draws the specification with the meaning of each figure and returns its bottom edge. */
export function drawSpecTable(pdf: Pdf, product: Product, top: number): number {
  const rows = specRows(product);
  const figures = figureWords(product.figures);
  tag(pdf, "H2", () =>
    write(pdf, words.heading, { cut: "heading", size: 13, tracking: -0.012 }, { x: place.label.x, y: top + 13 }),
  );
  const table = group(pdf, "Table");
  const header = top + 32;
  drawRow(pdf, group(pdf, "THead", table), header, [
    { text: words.figure, source: inWords("specifications", "figure"), style: head, ...place.label, scope: "Column" },
    { text: product.model, source: inProduct(product, "model"), style: head, ...place.value, scope: "Column" },
    {
      text: words.meaning,
      source: inWords("specifications", "meaning"),
      style: head,
      ...place.meaning,
      scope: "Column",
    },
  ]);
  rule(pdf, header + 6, "ink");
  const body = group(pdf, "TBody", table);
  rows.forEach(({ id, label, value }, i) => {
    const y = header + 6 + i * ROW;
    drawRow(pdf, body, y + 16.5, [
      {
        text: label,
        source: inWords("spec-rows", `${id}.label`),
        style: { cut: "text", size: 9 },
        ...place.label,
        scope: "Row",
      },
      {
        text: value,
        source: inWords("spec-rows", `${id}.value`),
        style: { cut: "heading", size: 11.5 },
        ...place.value,
      },
      {
        text: words.rows[id].meaning(figures),
        source: inWords("specifications", `rows.${id}.meaning`),
        style: { cut: "text", size: 7.3, leading: 1.22, ink: "muted" },
        ...place.meaning,
      },
    ]);
    rule(pdf, y + ROW);
  });
  table.end();
  return header + 6 + rows.length * ROW;
}
