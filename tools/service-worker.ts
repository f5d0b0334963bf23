/** Builds the service worker. Runs after prerendering, since its precache list has the names of built files. */

import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, loadEnv } from "vite";
import { language } from "#content/language.ts";
import { products } from "#content/products.ts";
import { pathInOther, productPath, productsPath } from "../src/format/paths.ts";
import type { PrecacheList } from "../src/offline/precache-list.ts";
import { pictureUrl } from "../src/pictures/picture-url.ts";
import { routes, sourceOf } from "../src/routes.ts";
import { fileOf } from "../src/site-map.ts";
import { manifestOf, reachableChunks, readManifest } from "./build-manifest.ts";

/** The first products of the range are precached; others are cached when they are visited. */
const MAX_PRECACHED_PRODUCTS = 12;
const PICTURE_WIDTH = 480;

/** All scripts except those of the home page, which is the largest page and not part of the catalogue. */
const catalogueScripts = (dist: string, language: string): string[] =>
  reachableChunks(readManifest(dist, language), ["index.html"], [sourceOf("home")]).map(({ file }) => `/${file}`);

/** Every file in /assets that a page names. */
const assetsIn = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([url]) => url);

const pageFile = (dist: string, path: string) => readFileSync(join(dist, fileOf(path)), "utf8");

function precacheList(dist: string, { code, base }: { code: string; base: string }): PrecacheList {
  const offline = pathInOther(base, routes.offline.path);
  const first = products.slice(0, MAX_PRECACHED_PRODUCTS);
  const others = ["/favicon.svg", pathInOther(base, "/site.webmanifest")];
  const pages = [productsPath, ...first.map(productPath)].map((path) => pathInOther(base, path));
  const assets = [offline, ...pages].flatMap((page) => assetsIn(pageFile(dist, page)));
  return {
    base,
    offline,
    files: [...new Set([...catalogueScripts(dist, code), ...assets, ...others])],
    pictures: first.flatMap(({ picture }) => (picture ? [pictureUrl(picture, PICTURE_WIDTH, "avif")] : [])),
    pages,
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
  for (const { code } of language.all) rmSync(manifestOf("dist", code));
  if (off) console.log("offline support is off: built a service worker that removes itself");
}
