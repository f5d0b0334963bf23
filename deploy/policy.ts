/** How the site is served, said once: every host's configuration is made from this. Plain data, so that it can be written as JSON. */
import { site } from "../src/content/site.ts";
import { routes } from "../src/routes.ts";
import { aliasPaths, fileOf, sitePages } from "../src/site-map.ts";

export type Policy = {
  /** Sent with every answer, errors and redirects too. */
  headers: Record<string, string>;
  /** What a document may do: sent with all that may be one, and not with scripts, styles, fonts and pictures, where it would weigh and say nothing. */
  documentHeaders: Record<string, string>;
  /** Sent as well where the visitor came by TLS. */
  strictTransport: string;
  /** Folders of files whose names change with their content are kept for a year; all else is asked for again. */
  cache: { lasting: string[]; keep: string; ask: string };
  /** A page's address, and the file that is served for it. */
  pages: Record<string, string>;
  /** Addresses that moved for good. A finite list: none can lead to another host. */
  redirects: Record<string, string>;
  /** Addresses that never name a file, even if one lies there. */
  hidden: string;
  /** What is shown with a 404: an unknown product has a page of its own. */
  notFound: { product: { address: string; file: string }; other: string };
  /** Statuses of a request that is refused before anything is looked for (malformed, too long): shown the same page as any unknown address. */
  refused: number[];
  /** Content types by extension: hosts disagree on some, or depend on files of the machine. */
  types: Record<string, string>;
};

/** The site itself, and the origin that enquiries are sent to if it is another. */
function connections(enquiryUrl = ""): string {
  const { origin } = new URL(enquiryUrl, site.address);
  return origin === new URL(site.address).origin ? "'self'" : `'self' ${origin}`;
}

export type Built = {
  /** The styles that every page carries, by their hash. */
  styles: string;
  /** Where enquiries are sent, if anywhere. */
  enquiryUrl?: string | undefined;
};

const contentPolicy = ({ styles, enquiryUrl }: Built) => ({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": `'self' ${styles}`,
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": connections(enquiryUrl),
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  // The one that names our service worker, and can name nothing else.
  "trusted-types": "service-worker",
});

const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone"];
const unusedDevices = ["display-capture", "midi", "payment", "serial", "usb"];

const documentHeaders = (built: Built) => ({
  "Content-Security-Policy": Object.entries(contentPolicy(built))
    .map((directive) => directive.join(" "))
    .join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": [...unusedFeatures, ...unusedDevices].map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
});

const servedPaths = () =>
  sitePages()
    .filter(({ status }) => status === undefined)
    .map(({ path }) => path);

/** Each page has one address; the other spellings lead there. */
function redirects(): Record<string, string> {
  const pages = servedPaths();
  const files = pages.map((page) => [fileOf(page), page]);
  const slashes = pages.filter((page) => page !== "/").map((page) => [`${page}/`, page]);
  const aliases = aliasPaths().flatMap(({ path, page }) => [path, `${path}/`].map((spelling) => [spelling, page]));
  return Object.fromEntries([...files, ...slashes, ...aliases]);
}

export const policy = (built: Built): Policy => ({
  headers: { "Cross-Origin-Resource-Policy": "same-origin", "X-Content-Type-Options": "nosniff" },
  documentHeaders: documentHeaders(built),
  // Two years. Without includeSubDomains: what else lives under the company's domain is not ours to decide.
  strictTransport: "max-age=63072000",
  cache: { lasting: ["/assets/", "/pictures/"], keep: "public, max-age=31536000, immutable", ask: "no-cache" },
  pages: Object.fromEntries(servedPaths().map((page) => [page, fileOf(page)])),
  redirects: redirects(),
  // Unusual characters, doubled or closing slashes, files for hosts, compressed twins, pages by their file name.
  hidden: String.raw`[^\w./-]|//|./$|/[._]|\.(br|gz|html)$`,
  notFound: {
    product: { address: "^/products/[^/]+/?$", file: fileOf(routes["product-not-found"].path) },
    other: fileOf(routes["not-found"].path),
  },
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
