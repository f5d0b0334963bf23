import type { SpecNotes, SpecRow } from "../../src/model/spec.ts";
import { columnAt, columns, group, type Paper, rule, type Structure, type Style, tag, write } from "./paper.ts";

const ROW = 26;
const at = { label: columnAt(0), value: columnAt(3), meaning: columnAt(7) };
const head: Style = { cut: "text", size: 8, ink: "muted" };

type Cell = { text: string; style: Style; x: number; width?: number };

function drawRow(paper: Paper, parent: Structure, y: number, cells: readonly (Cell & { scope?: "Row" | "Column" })[]) {
  const row = group(paper, "TR", parent);
  for (const { text, style, x, width, scope } of cells) {
    const cell = group(paper, scope ? "TH" : "TD", row, scope ? { scope } : {});
    cell.add(() => write(paper, text, style, { x, y, ...(width ? { wrap: { width, lines: 2, centred: true } } : {}) }));
    cell.end();
  }
  row.end();
}

/** The specification as on the page, with what each figure means; gives where it ends. */
export function drawSpecTable(
  paper: Paper,
  { model, rows, notes, top }: { model: string; rows: readonly SpecRow[]; notes: SpecNotes; top: number },
): number {
  tag(paper, "H2", () =>
    write(
      paper,
      "Technical Specifications",
      { cut: "heading", size: 13, tracking: -0.012 },
      { x: at.label, y: top + 13 },
    ),
  );
  const table = group(paper, "Table");
  const header = top + 32;
  drawRow(paper, group(paper, "THead", table), header, [
    { text: "Figure", style: head, x: at.label, scope: "Column" },
    { text: model, style: head, x: at.value, scope: "Column" },
    { text: "What it means for you", style: head, x: at.meaning, scope: "Column" },
  ]);
  rule(paper, header + 6, "ink");
  const body = group(paper, "TBody", table);
  rows.forEach(({ id, label, value }, i) => {
    const y = header + 6 + i * ROW;
    drawRow(paper, body, y + 16.5, [
      { text: label, style: { cut: "text", size: 9 }, x: at.label, scope: "Row" },
      { text: value, style: { cut: "heading", size: 11.5 }, x: at.value },
      {
        text: notes[id].meaning,
        style: { cut: "text", size: 7.3, leading: 1.22, ink: "muted" },
        x: at.meaning,
        width: columns(5),
      },
    ]);
    rule(paper, y + ROW);
  });
  table.end();
  return header + 6 + rows.length * ROW;
}
