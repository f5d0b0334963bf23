/**
 * Loads home, product list and product page in both languages on a throttled phone, over HTTP/2 and TLS, and prints
 * medians. Each page is compared with its control page and, with AGAINST=<checkout with a build>, the English ones with
 * another build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../tools/chromium.ts";
import { serveControl, serveOverTls } from "./bench-server.ts";
import { median } from "./median.ts";
import { timeToMenu, type Visit, visit } from "./visit.ts";

const VISITS = Number(process.env.VISITS ?? 5);
const { AGAINST } = process.env;
const english = { home: "/", listing: "/products", product: "/products/flare-62kw" };
const pages = {
  ...english,
  "home in Hindi": "/hi",
  "listing in Hindi": "/hi/products",
  "product in Hindi": "/hi/products/flare-62kw",
};
type PageName = keyof typeof pages;
const pageNames = Object.keys(pages) as PageName[];

const servers = {
  site: await serveOverTls("."),
  control: await serveControl(".", Object.values(pages)),
  ...(AGAINST && { against: await serveOverTls(AGAINST) }),
};
type ServerName = keyof typeof servers;
const serverNames = Object.keys(servers) as ServerName[];
const serversOf = (page: PageName) => serverNames.filter((server) => server !== "against" || page in english);
const urlOf = (server: ServerName, page: PageName) => `${servers[server]?.url}${pages[page]}`;

const visits = new Map<string, Visit[]>();
const menus = new Map<string, number[]>();
const addTo = <Value>(all: Map<string, Value[]>, key: string, value: Value) =>
  all.set(key, [...(all.get(key) ?? []), value]);

/** A new browser for each visit: nothing is cached, and no throttled page keeps a core busy. */
async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

for (let round = 1; round <= VISITS; round++) {
  for (const page of pageNames)
    for (const server of serversOf(page)) {
      const url = urlOf(server, page);
      addTo(visits, `${page} ${server}`, await inBrowser((browser) => visit(browser, url)));
      if (server === "control") continue;
      addTo(menus, `${page} ${server}`, await inBrowser((browser) => timeToMenu(browser, url)));
    }
  console.log(`round ${round} of ${VISITS}`);
}

const rounded = (value: number | undefined, digits = 0) =>
  value === undefined ? undefined : Math.round(value * 10 ** digits) / 10 ** digits;

function medians(page: PageName, server: ServerName) {
  const taken = visits.get(`${page} ${server}`) ?? [];
  const of = (metric: keyof Visit) => {
    const values = taken.map((each) => each[metric]).filter((value) => value !== undefined);
    return values.length === taken.length ? median(values) : undefined;
  };
  const menu = menus.get(`${page} ${server}`);
  return {
    "first paint": rounded(of("firstPaint")),
    "largest paint": rounded(of("largestPaint")),
    shift: rounded(of("shift"), 3),
    blocking: rounded(of("blocking")),
    menu: menu && rounded(median(menu)),
    "all hydrated": rounded(of("allHydrated")),
    "KiB, first screen": rounded(of("kibUntilFirstScreen")),
    "KiB, all": rounded(of("kibUntilAll")),
  };
}

const table = pageNames.flatMap((page) =>
  serversOf(page).map((server) => ({ page, build: server, ...medians(page, server) })),
);
console.table(table);

type Limit = { name: string; value: number; limit: number };
const limits: Limit[] = pageNames.flatMap((page) => {
  const site = medians(page, "site");
  const control = medians(page, "control");
  const ratio = (mine = 0, other = 0) => rounded(mine / other, 2) ?? Number.NaN;
  const against = AGAINST && page in english ? medians(page, "against") : undefined;
  return [
    {
      name: `${page}: largest paint / control`,
      value: ratio(site["largest paint"], control["largest paint"]),
      limit: 1.15,
    },
    { name: `${page}: layout shift`, value: site.shift ?? Number.NaN, limit: 0.01 },
    { name: `${page}: menu / largest paint`, value: ratio(site.menu, site["largest paint"]), limit: 1.8 },
    ...(against
      ? [
          {
            name: `${page}: largest paint / other build`,
            value: ratio(site["largest paint"], against["largest paint"]),
            limit: 1.05,
          },
          { name: `${page}: menu / other build`, value: ratio(site.menu, against.menu), limit: 1.05 },
        ]
      : []),
    ...(page === "home"
      ? [
          { name: "home: all hydrated, ms", value: site["all hydrated"] ?? Number.NaN, limit: 3500 },
          {
            name: "home: blocking above control, ms",
            value: (site.blocking ?? 0) - (control.blocking ?? 0),
            limit: 200,
          },
          {
            name: "home: KiB until the first screen has hydrated",
            value: site["KiB, first screen"] ?? Number.NaN,
            limit: 210,
          },
          { name: "home: KiB until all has hydrated", value: site["KiB, all"] ?? Number.NaN, limit: 290 },
        ]
      : []),
  ];
});

for (const page of Object.keys(english) as (keyof typeof english)[])
  limits.push({
    name: `${page}: KiB until the first screen has hydrated, Hindi above English`,
    value:
      (medians(`${page} in Hindi`, "site")["KiB, first screen"] ?? Number.NaN) -
      (medians(page, "site")["KiB, first screen"] ?? Number.NaN),
    limit: 30,
  });
console.table(limits.map((each) => ({ ...each, passed: each.value <= each.limit })));

mkdirSync(".cache/bench", { recursive: true });
writeFileSync(
  ".cache/bench/speed.json",
  JSON.stringify({ date: new Date().toISOString(), visits: VISITS, table, limits }, undefined, 2),
);
for (const { close } of Object.values(servers)) close();
