import { product as words } from "#content/product.ts";
import { featureTitles } from "../../src/format/feature-titles.ts";
import { hasDevanagari } from "../../src/model/devanagari.ts";
import type { Product } from "../../src/model/product.ts";
import { columnAt, columns, group, type Pdf, rule, tag, write } from "./pdf.ts";
import { inWords } from "./source.ts";

/** Two lines of Devanagari need more. */
const rowHeight = (features: readonly string[]): number => (features.some(hasDevanagari) ? 28 : 26);

/** Draws the features in two columns and returns their bottom edge. */
export function drawFeatures(pdf: Pdf, product: Product, top: number): number {
  const features = featureTitles(product);
  const rows = Math.ceil(features.length / 2);
  const height = rowHeight(features);
  tag(pdf, "H2", () =>
    write(
      pdf,
      words.features.heading,
      { cut: "heading", size: 13, tracking: -0.012 },
      { x: columnAt(0), y: top + height / 2 + 3.5 },
    ),
  );
  const list = group(pdf, "L");
  features.forEach((feature, i) => {
    const x = columnAt(i < rows ? 3 : 8);
    const y = top + (i % rows) * height;
    const width = columns(i < rows ? 5 : 4);
    rule(pdf, y, i % rows === 0 ? "ink" : "line", 0.6, x, x + width);
    const item = group(pdf, "LI", list);
    tag(
      pdf,
      "LBody",
      () =>
        write(
          pdf,
          feature,
          { cut: "strong", size: 8.5, leading: 1.2 },
          {
            x,
            y: y + height / 2 + 3,
            wrap: { width, lines: 2, centred: true, source: inWords("features", product.features[i] ?? "") },
          },
        ),
      item,
    );
    item.end();
  });
  list.end();
  return top + rows * height;
}
