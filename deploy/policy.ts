/** How the site is served. The configuration of every host is generated from this; plain data, so that it can be JSON. */
import { language } from "#content/language.ts";
import { company } from "#facts/company.ts";
import { pathInOther } from "../src/format/paths.ts";
import { type RouteName, routes } from "../src/routes.ts";
import { aliasPaths, fileOf, sitePages } from "../src/site-map.ts";

export type Policy = {
  /** Sent with every response, errors and redirects too. */
  headers: Record<string, string>;
  /** Sent with everything except the immutable folders (scripts, styles, fonts, pictures), where they have no effect. */
  documentHeaders: Record<string, string>;
  /** Strict-Transport-Security, sent over TLS only. */
  strictTransport: string;
  /** Cache-Control: `immutable` for folders whose file names contain a hash, `revalidate` for everything else. */
  cache: { immutableFolders: string[]; immutable: string; revalidate: string };
  /** The file to serve for each page's path. */
  pages: Record<string, string>;
  /** The Link header of each page's path. */
  links: Record<string, string>;
  /** Permanent redirects. A fixed list, so none can lead to another host. */
  redirects: Record<string, string>;
  /** A pattern of paths that get a 404 even if such a file exists. */
  hidden: string;
  /** The page sent with a 404: the first whose pattern matches the path, or `other`. */
  notFound: { special: { pattern: string; folder: string; file: string }[]; other: string };
  /** Statuses for malformed or too long requests. They get the 404 page as their body. */
  refused: number[];
  /** Content types by extension: the defaults differ between hosts and machines. */
  types: Record<string, string>;
};

function connectSources(enquiryUrl = ""): string {
  const { origin } = new URL(enquiryUrl, company.url);
  return origin === new URL(company.url).origin ? "'self'" : `'self' ${origin}`;
}

type BuildFacts = {
  /** The CSP hashes of the inline styles. */
  styles: string;
  /** The Link header of each HTML file. */
  links?: Record<string, string>;
  /** Where enquiries are posted, if anywhere. */
  enquiryUrl?: string | undefined;
};

const contentPolicy = ({ styles, enquiryUrl }: BuildFacts) => ({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": `'self' ${styles}`,
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": connectSources(enquiryUrl),
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  // Created in register-worker.ts; it can only return the URL of our service worker.
  "trusted-types": "service-worker",
});

const unusedSensors = ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone"];
const unusedDevices = ["display-capture", "midi", "payment", "serial", "usb"];

const documentHeaders = (facts: BuildFacts) => ({
  "Content-Security-Policy": Object.entries(contentPolicy(facts))
    .map((directive) => directive.join(" "))
    .join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": [...unusedSensors, ...unusedDevices].map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
});

const inAllLanguages = (path: string) => language.all.map(({ base }) => pathInOther(base, path));

const servedPaths = () =>
  sitePages()
    .filter(({ status }) => status === undefined)
    .flatMap(({ path }) => inAllLanguages(path));

/** File names, trailing slashes and the menu's dotted spelling all redirect to the canonical path. */
function redirects(): Record<string, string> {
  const pages = servedPaths();
  const files = pages.map((page) => [fileOf(page), page]);
  const slashes = pages.filter((page) => page !== "/").map((page) => [`${page}/`, page]);
  const aliases = aliasPaths().flatMap(({ path, page }) =>
    [path, `${path}/`].flatMap((spelling) =>
      language.all.map(({ base }) => [pathInOther(base, spelling), pathInOther(base, page)]),
    ),
  );
  return Object.fromEntries([...files, ...slashes, ...aliases]);
}

/** Unknown products and every language have their own 404 page. */
function notFound(): Policy["notFound"] {
  const file = (base: string, route: RouteName) => fileOf(pathInOther(base, routes[route].path));
  const special = language.all
    .toReversed()
    .flatMap(({ base }) => [
      { pattern: `^${base}/products/[^/]+/?$`, folder: `${base}/products`, file: file(base, "product-not-found") },
      ...(base ? [{ pattern: `^${base}/`, folder: base, file: file(base, "not-found") }] : []),
    ]);
  return { special, other: file("", "not-found") };
}

export const policy = (facts: BuildFacts): Policy => ({
  headers: { "Cross-Origin-Resource-Policy": "same-origin", "X-Content-Type-Options": "nosniff" },
  documentHeaders: documentHeaders(facts),
  // Two years. Without includeSubDomains: this site does not decide for the company's other subdomains.
  strictTransport: "max-age=63072000",
  cache: {
    immutableFolders: ["/assets/", "/pictures/"],
    immutable: "public, max-age=31536000, immutable",
    revalidate: "no-cache",
  },
  pages: Object.fromEntries(servedPaths().map((page) => [page, fileOf(page)])),
  links: Object.fromEntries(servedPaths().map((page) => [page, facts.links?.[fileOf(page)] ?? ""])),
  redirects: redirects(),
  // Unusual characters, double or trailing slashes, host configuration, precompressed copies, pages by file name.
  hidden: String.raw`[^\w./-]|//|./$|/[._]|\.(br|gz|html)$`,
  notFound: notFound(),
  refused: [400, 414, 431],
  types: {
    avif: "image/avif",
    css: "text/css; charset=utf-8",
    html: "text/html; charset=utf-8",
    ico: "image/x-icon",
    jpg: "image/jpeg",
    js: "text/javascript; charset=utf-8",
    json: "application/json",
    pdf: "application/pdf",
    png: "image/png",
    svg: "image/svg+xml",
    txt: "text/plain; charset=utf-8",
    webmanifest: "application/manifest+json",
    webp: "image/webp",
    woff2: "font/woff2",
    xml: "application/xml",
  },
});
