import { existsSync, readFileSync, statSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { firstLoad } from "../bench/weight.ts";
import { launchOptions } from "../tools/chromium.ts";

/** KiB of Brotli that a page may ask for before anyone touches it. What grew is named in the list that fails. */
const budgets = [
  { page: "index.html", scripts: 77, html: 24 },
  { page: "products.html", scripts: 75, html: 10 },
  { page: "products/flare-62kw.html", scripts: 78, html: 12 },
];

const kibibytes = (file: string) => statSync(`dist/${file}.br`).size / 1024;

for (const { page, scripts, html } of budgets) {
  test(`${page} starts with at most ${scripts} KiB of JavaScript and ${html} KiB of HTML`, () => {
    const text = readFileSync(`dist/${page}`, "utf8");
    const files = new Set([...text.matchAll(/["\s]\/(assets\/[^"\s]+\.js)(?=["\s])/g)].map(([, file]) => file ?? ""));
    const weights = [...files].map((file) => ({ file, weight: kibibytes(file) })).sort((a, b) => b.weight - a.weight);
    const total = weights.reduce((sum, { weight }) => sum + weight, 0);
    const list = weights.map(({ file, weight }) => `${weight.toFixed(1)} KiB ${file}`).join("\n");
    expect(total, `${total.toFixed(1)} KiB:\n${list}`).toBeLessThanOrEqual(scripts);
    expect(kibibytes(page)).toBeLessThanOrEqual(html);
  });
}

const sent = (file: string) => (existsSync(`dist${file}.br`) ? `dist${file}.br` : `dist${file}`);

test("the service worker is at most 7 KiB, and keeps at most 340 KiB in advance", () => {
  expect(kibibytes("service-worker.js")).toBeLessThanOrEqual(7);
  const worker = readFileSync("dist/service-worker.js", "utf8");
  const addresses = [...worker.matchAll(/(?<=[`"',])(\/[\w./-]+)(?=[`"',])/g)].map(([, address = ""]) => address);
  const files = [...new Set(addresses)].map((address) => sent(address.includes(".") ? address : `${address}.html`));
  expect(files.filter((file) => file.includes("/assets/")).length).toBeGreaterThan(20);
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
  expect(total, `${total.toFixed(1)} KiB in ${files.length} files`).toBeLessThanOrEqual(340);
});

for (const [path, most] of [
  ["/", 200],
  ["/products", 190],
  ["/products/flare-62kw", 180],
] as const) {
  test(`the first load of ${path} on a phone is at most ${most} KiB in all`, async ({ baseURL }) => {
    const browser = await chromium.launch(launchOptions);
    const { all, largest } = await firstLoad(browser, baseURL + path);
    await browser.close();
    expect(all, largest.join("\n")).toBeLessThanOrEqual(most);
  });
}
