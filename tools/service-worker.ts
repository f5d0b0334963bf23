/** Builds the service worker. Runs after prerendering, since its precache list has the names of built files. */

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, loadEnv } from "vite";
import { language } from "#content/language.ts";
import { products } from "#content/products.ts";
import { pathInOther, productPath, productsPath } from "../src/format/paths.ts";
import type { PrecacheList } from "../src/offline/precache-list.ts";
import { pictureAddress } from "../src/pictures/address.ts";
import { routes } from "../src/routes.ts";
import { fileOf } from "../src/site-map.ts";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

/** The first products of the range are precached; others are cached when they are visited. */
const MAX_PRECACHED_PRODUCTS = 12;
const PICTURE_WIDTH = 480;

/** All scripts and assets except those of the home page, which is the largest page and not part of the catalogue. */
function filesIn(manifest: Manifest): string[] {
  const chunks = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key) || key === "src/pages/home.tsx") return;
    chunks.set(key, chunk);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit("index.html");
  return [...chunks.values()].flatMap(({ file, assets = [] }) => [file, ...assets]).map((file) => `/${file}`);
}

/** Assets that a page references in its head and styles. */
const assetsIn = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address);

const pageFile = (dist: string, path: string) => readFileSync(join(dist, fileOf(path)), "utf8");

function precacheList(dist: string, { code, base }: { code: string; base: string }): PrecacheList {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, `manifest.${code}.json`), "utf8"));
  const offline = pathInOther(base, routes.offline.path);
  const first = products.slice(0, MAX_PRECACHED_PRODUCTS);
  const others = ["/favicon.svg", pathInOther(base, "/site.webmanifest")];
  return {
    base,
    offline,
    files: [...new Set([...filesIn(manifest), ...assetsIn(pageFile(dist, offline)), ...others])],
    pictures: first.flatMap(({ picture }) => (picture ? [pictureAddress(picture, PICTURE_WIDTH, "avif")] : [])),
    pages: [productsPath, ...first.map(productPath)].map((path) => pathInOther(base, path)),
  };
}

/** Browsers update a worker only if its bytes differ. */
function fingerprint(dist: string, pages: readonly string[]): string {
  const hash = createHash("sha256");
  for (const page of pages) hash.update(pageFile(dist, page));
  return hash.digest("base64url").slice(0, 12);
}

export async function buildServiceWorker(dist: string, { off }: { off: boolean }) {
  const lists = off ? [] : language.all.map((each) => precacheList(dist, each));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __PRECACHE__: JSON.stringify(lists) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: off ? "src/offline/worker-off.ts" : "src/offline/worker.ts",
        output: {
          format: "iife",
          entryFileNames: "service-worker.js",
          postBanner: `/* ${fingerprint(
            dist,
            lists.flatMap(({ offline, pages }) => [offline, ...pages]),
          )} */`,
        },
      },
    },
  });
}

if (import.meta.main) {
  const off = loadEnv("production", ".", "VITE_").VITE_OFFLINE === "off";
  await buildServiceWorker("dist", { off });
  // Needed only by the build steps.
  for (const { code } of language.all) rmSync(`dist/manifest.${code}.json`);
  if (off) console.log("offline support is off: built a service worker that removes itself");
}
