/** Builds the site with 5, 50 and 500 products in .cache/growth and prints how it grows. Data sheets are left out: one file a product. */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { madeUpCatalogue } from "./made-up-products.ts";

const SCRATCH = ".cache/growth";
const SIZES = [5, 50, 500];
const PARTS = ["index.html", "package.json", "vite.config.ts", "tsconfig.json", "src", "tools"];
const STEPS = [
  ["tools/check-content.ts"],
  ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
  [
    "node_modules/vite/bin/vite.js",
    "build",
    "--logLevel",
    "warn",
    "--ssr",
    "src/prerender.tsx",
    "--outDir",
    ".cache/prerender",
  ],
  ["tools/prerender.ts"],
] as const;

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const gzipped = (file: string) => gzipSync(readFileSync(file)).length;

function prepare(folder: string, count: number) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  // Pictures weigh the same however many products show them.
  cpSync("public/theme.js", join(folder, "public/theme.js"));
  writeFileSync(join(folder, "src/content/products/index.ts"), madeUpCatalogue(count));
}

function build(folder: string): number {
  const begun = performance.now();
  for (const [program, ...options] of STEPS) {
    const script = program.startsWith("node_modules") ? join(process.cwd(), program) : program;
    execFileSync(process.execPath, [script, ...options], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  }
  return (performance.now() - begun) / 1000;
}

/** What a first visit loads: the page, and the scripts that it asks for by itself. */
function weight(folder: string, page: string) {
  const file = join(folder, "dist", page);
  const scripts = new Set(readFileSync(file, "utf8").match(/\/assets\/[^"\s]+\.js/g));
  const js = [...scripts].reduce((sum, script) => sum + gzipped(join(folder, "dist", script)), 0);
  return { html: kib(gzipped(file)), js: kib(js) };
}

/** Cards that the listing shows at first, and products that it leads to by a link, shown or not. */
function listed(folder: string) {
  const html = readFileSync(join(folder, "dist/products.html"), "utf8");
  const links = new Set(html.match(/href="\/products\/[^"#?]+"/g));
  return { cards: html.split('class="product-card"').length - 1, links: links.size };
}

const rows = SIZES.map((products) => {
  const folder = join(SCRATCH, String(products));
  prepare(folder, products);
  const seconds = build(folder);
  const pages = globSync(join(folder, "dist/**/*.html")).length;
  const home = weight(folder, "index.html");
  const listing = weight(folder, "products.html");
  const detail = weight(folder, "products/flare-62kw.html");
  return {
    products,
    pages,
    "build s": Math.round(seconds * 10) / 10,
    "ms/page": Math.round((seconds * 1000) / pages),
    "home html": home.html,
    "home js": home.js,
    cards: listed(folder).cards,
    links: listed(folder).links,
    "listing html": listing.html,
    "listing js": listing.js,
    "detail html": detail.html,
    "detail js": detail.js,
  };
});

console.log("KiB are gzip; js is what the page asks for at first.");
console.table(rows);

/** A kibibyte of play: neighbours differ from model to model, and so do their words. */
const PLAY = 1;
const [small, large] = [rows.at(0), rows.at(-1)];
if (!small || !large) throw new Error("nothing was measured");
const grown = large["detail html"] + large["detail js"] - small["detail html"] - small["detail js"];
const verdicts = [
  [grown <= PLAY, `the detail page weighs ${grown.toFixed(1)} KiB more with ${large.products} products`],
  [
    large.links === large.products,
    `the listing leads to ${large.links} of ${large.products}, ${large.cards} of them as cards`,
  ],
  [large["ms/page"] <= small["ms/page"], `a page takes ${large["ms/page"]} ms to build, ${small["ms/page"]} with few`],
] as const;
for (const [fine, words] of verdicts) console.log(`${fine ? "fine" : "TOO MUCH"}: ${words}`);
if (verdicts.some(([fine]) => !fine)) process.exitCode = 1;
