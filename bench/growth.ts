/** Builds the site with 5, 50 and 500 products, prints times and sizes, and fails if they grow too much. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { CARDS_AT_ONCE } from "../src/model/range.ts";
import { buildSteps, buildWithProducts, isPerProduct } from "../tools/build-copy.ts";

const FEWEST = 5;
const SIZES = [FEWEST, 50, 500];
const shared = buildSteps.filter((step) => !isPerProduct(step));

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const gzipped = (file: string) => gzipSync(readFileSync(file)).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Gzipped HTML of a page, and the scripts that it names. */
function weight(folder: string, page: string) {
  const file = join(folder, "dist", page);
  const scripts = new Set(readFileSync(file, "utf8").match(/\/assets\/[^"\s]+\.js/g));
  const js = [...scripts].reduce((sum, script) => sum + gzipped(join(folder, "dist", script)), 0);
  return { html: kib(gzipped(file)), js: kib(js) };
}

/** Number of cards on the product list, and of linked products, including hidden links. */
function listed(folder: string) {
  const html = readFileSync(join(folder, "dist/products.html"), "utf8");
  const links = new Set(html.match(/href="\/products\/[^"#?]+"/g));
  return { cards: html.split('class="product-card ').length - 1, links: links.size };
}

function measure(products: number) {
  const { folder, seconds } = buildWithProducts(products, undefined, products === FEWEST ? buildSteps : shared);
  const pages = globSync(join(folder, "dist/**/*.html")).length;
  const all = sum(shared.map((step) => seconds[step] ?? 0));
  const home = weight(folder, "index.html");
  const listing = weight(folder, "products.html");
  const detail = weight(folder, "products/flare-62kw.html");
  const row = {
    products,
    pages,
    "build s": Math.round(all * 10) / 10,
    "ms/page": Math.round((all * 1000) / pages),
    "home html": home.html,
    "home js": home.js,
    ...listed(folder),
    "listing html": listing.html,
    "listing js": listing.js,
    "detail html": detail.html,
    "detail js": detail.js,
  };
  return { row, seconds };
}

const measured = SIZES.map(measure);
const rows = measured.map(({ row }) => row);
console.log(`Sizes are KiB of gzip; js is what the page loads at first. Built by: ${shared.join(" && ")}`);
console.table(rows);
for (const [step, seconds] of Object.entries(measured[0]?.seconds ?? {}))
  if (isPerProduct(step))
    console.log(
      `Skipped for more than ${FEWEST} products, since its time per product is constant: ${step} (${seconds.toFixed(1)} s for ${FEWEST})`,
    );

/** In KiB. Related products, and so the text of the page, differ with the catalogue. */
const TOLERANCE = 1;
const [small, large] = [rows.at(0), rows.at(-1)];
if (!small || !large) throw new Error("nothing was measured");
const grown = large["detail html"] + large["detail js"] - small["detail html"] - small["detail js"];
const verdicts = [
  [
    large["ms/page"] <= small["ms/page"],
    `a page takes ${large["ms/page"]} ms to build, and ${small["ms/page"]} ms with ${small.products} products`,
  ],
  [grown <= TOLERANCE, `the product page has ${grown.toFixed(1)} KiB more with ${large.products} products`],
  [
    large.links === large.products && large.cards === Math.min(large.products, CARDS_AT_ONCE),
    `the product list links to ${large.links} of ${large.products} products, ${large.cards} of them as cards, in ${large["listing html"]} KiB of HTML and ${large["listing js"]} of JavaScript`,
  ],
] as const;
for (const [passed, text] of verdicts) console.log(`${passed ? "passed" : "FAILED"}: ${text}`);
if (verdicts.some(([passed]) => !passed)) process.exitCode = 1;
