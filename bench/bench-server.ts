import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { fileOf } from "../src/site-map.ts";
import { launchOptions } from "../tools/chromium.ts";
import { freePort } from "../tools/free-port.ts";
import { startSecureCaddy } from "../tools/hosts.ts";
import { controlPage } from "./control-page.ts";

const CONTROL = ".cache/bench/control";

/** Serves a build with Caddy, over HTTP/2 and TLS with Brotli. */
export async function serveOverTls(checkout: string, root = join(checkout, "dist")) {
  const port = await freePort();
  const caddyfile = readFileSync(join(checkout, "deploy/out/Caddyfile"), "utf8");
  const host = await startSecureCaddy(port, caddyfile, resolve(root));
  return { url: `https://localhost:${port}`, close: () => host.kill() };
}

/** Serves a copy of the build whose pages are replaced by control pages. */
export async function serveControl(checkout: string, paths: readonly string[]) {
  rmSync(CONTROL, { recursive: true, force: true });
  mkdirSync(CONTROL, { recursive: true });
  cpSync(join(checkout, "dist"), CONTROL, { recursive: true });
  const site = await serveOverTls(checkout);
  const browser = await chromium.launch(launchOptions);
  for (const path of paths) {
    const html = await controlPage(browser, site.url + path);
    const file = join(CONTROL, fileOf(path));
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    if (existsSync(`${file}.gz`)) rmSync(`${file}.gz`);
  }
  await browser.close();
  site.close();
  return serveOverTls(checkout, CONTROL);
}
