import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { build } from "vite";
import { policy } from "../deploy/policy.ts";
import { handler } from "../deploy/server.ts";
import { stylesHashes } from "../deploy/styles-hashes.ts";
import { startEndpoint } from "../src/enquiry/endpoint.fixture.ts";
import { listen } from "./listen.ts";
import { test as base } from "./test.ts";

/** Prerenders too, since the markup of the forms depends on the enquiry URL. */
async function buildFor(enquiryUrl: string): Promise<string> {
  const [pages, renderer] = [".cache/enquiry/dist", ".cache/enquiry/prerender"];
  process.env.VITE_ENQUIRY_URL = enquiryUrl;
  await build({ logLevel: "error", build: { outDir: pages, emptyOutDir: true } });
  await build({ logLevel: "error", build: { outDir: renderer, emptyOutDir: true, ssr: "src/prerender.tsx" } });
  delete process.env.VITE_ENQUIRY_URL;
  execFileSync(process.execPath, ["tools/prerender.ts", pages, renderer], { stdio: ["ignore", "ignore", "inherit"] });
  return pages;
}

async function startSite() {
  const endpoint = await startEndpoint();
  const folder = await buildFor(endpoint.url);
  const server = createServer(handler(policy({ styles: stylesHashes(folder), enquiryUrl: endpoint.url }), folder));
  return {
    url: await listen(server),
    endpoint,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await endpoint.stop();
    },
  };
}

export type EnquirySite = Awaited<ReturnType<typeof startSite>>;

/** Provides a site built with an enquiry URL, and an endpoint on another origin that receives the enquiries. */
export const test = base.extend<object, { site: EnquirySite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  otherHost: ({ site }, use) => use(new URL(site.endpoint.url).origin),
});

export { expect } from "./test.ts";
