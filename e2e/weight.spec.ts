import { readFileSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** KiB of Brotli that a page may ask for before anyone touches it. What grew is named in the list that fails. */
const budgets = [
  { page: "index.html", scripts: 103, html: 24 },
  { page: "products.html", scripts: 117, html: 10 },
  { page: "products/flare-62kw.html", scripts: 125, html: 12 },
];

const kibibytes = (file: string) => statSync(`dist/${file}.br`).size / 1024;

for (const { page, scripts, html } of budgets) {
  test(`${page} starts with at most ${scripts} KiB of JavaScript and ${html} KiB of HTML`, () => {
    const text = readFileSync(`dist/${page}`, "utf8");
    const files = new Set([...text.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ""));
    const weights = [...files].map((file) => ({ file, weight: kibibytes(file) })).sort((a, b) => b.weight - a.weight);
    const total = weights.reduce((sum, { weight }) => sum + weight, 0);
    const list = weights.map(({ file, weight }) => `${weight.toFixed(1)} KiB ${file}`).join("\n");
    expect(total, `${total.toFixed(1)} KiB:\n${list}`).toBeLessThanOrEqual(scripts);
    expect(kibibytes(page)).toBeLessThanOrEqual(html);
  });
}
