import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Policy } from "../deploy/policy.ts";
import { handler } from "../deploy/server.ts";

const SITE = ".cache/bench/site";
const CONTROLS = "/control";

/** The built site and its control pages behind one server, as `npm start` has it. */
export async function serveWithControls() {
  // What an earlier build left would be served too.
  rmSync(SITE, { recursive: true, force: true });
  cpSync("dist", SITE, { recursive: true });
  const policy: Policy = JSON.parse(readFileSync("deploy/out/policy.json", "utf8"));
  const site = handler(policy, SITE);
  let controls = site;
  const server = createServer((request, response) =>
    (request.url?.startsWith(CONTROLS) ? controls : site)(request, response),
  );
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;

  function addControls(pages: Record<string, string>) {
    mkdirSync(SITE + CONTROLS, { recursive: true });
    const files = Object.fromEntries(
      Object.keys(pages).map((name) => [`${CONTROLS}/${name}`, `${CONTROLS}/${name}.html`]),
    );
    for (const [name, html] of Object.entries(pages)) {
      writeFileSync(`${SITE}${CONTROLS}/${name}.html`, html);
      writeFileSync(`${SITE}${CONTROLS}/${name}.html.br`, brotliCompressSync(html));
    }
    controls = handler({ ...policy, pages: files }, SITE);
  }
  return { address: `http://localhost:${port}`, addControls, close: () => server.close() };
}
