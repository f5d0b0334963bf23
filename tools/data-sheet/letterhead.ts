import { colour } from "./colours.ts";
import { columnAt, decorate, type Paper, page, tag, write } from "./paper.ts";

/** The word mark on its orange line, and which sheet this is. */
export function drawLetterhead(paper: Paper, { name, issued }: { name: string; issued: string }) {
  const { doc } = paper;
  const baseline = 45;
  tag(paper, "P", () =>
    write(paper, name, { cut: "mark", size: 18, tracking: -0.01 }, { x: page.margin, y: baseline }),
  );
  const width = doc.font("mark", 18).widthOfString(name, { characterSpacing: -0.18 });
  decorate(paper, () => doc.rect(page.margin, baseline + 5, width, 2.2).fill(colour("mark")));
  const x = columnAt(3);
  tag(paper, "P", () => write(paper, "Data sheet", { cut: "strong", size: 8.5 }, { x, y: baseline - 4 }));
  tag(paper, "P", () => write(paper, `Issued ${issued}`, { cut: "text", size: 8.5 }, { x, y: baseline + 7 }));
}
