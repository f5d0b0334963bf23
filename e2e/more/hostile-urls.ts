import fc from "fast-check";

export const markup = [
  "<script>alert(1)</script>",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  `"><img/src=x/onerror=alert(1)>`,
  "'-alert(1)-'",
  "javascript:alert(1)",
  "{{alert(1)}}[[alert(1)]]",
];
const broken = ["%", "%%", "%2", "%zz", "%u0041", "%c0%ae", "%ff", "%E0%A4%A", "%00", "%0d%0aSet-Cookie:a=1", "%250a"];
const traversal = [
  "..",
  ".",
  "%2e%2e",
  "%2E.",
  "..%2f..%2f",
  "..%5c",
  "%252e%252e",
  "....",
  "..;",
  "../../../etc/passwd",
];
const otherHosts = ["/flare.example", "//flare.example", "\\flare.example", "%5cflare.example", "http://flare.example"];
const nearMisses = [
  "products",
  "PRODUCTS",
  "flare-62kw",
  "FLARE-62KW",
  "flare-6.2kw",
  "offline",
  "404",
  "index",
  "assets",
];
const files = [
  "index.html",
  "404.html",
  "_headers",
  ".env",
  ".git",
  "service-worker.js",
  "service-worker.js.br",
  "package.json",
  "a.php",
];
const objectKeys = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "-1",
  "*",
  "~",
];
const unicode = ["सूरज", "☀️", "𝔉lare", "e\u0301", "\u202egnp", "\ufeff", "\u0000", "\u001b[31m", "ｐｒｏｄｕｃｔｓ"];
const long = ["a".repeat(300), "%41".repeat(1500), "../".repeat(400), "/".repeat(5000)];

const part = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...markup, ...broken, ...traversal, ...otherHosts, ...objectKeys) },
  { weight: 4, arbitrary: fc.constantFrom(...nearMisses, ...files) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
  { weight: 2, arbitrary: fc.constantFrom(...unicode).map(encodeURI) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 20 }).map(encodeURIComponent) },
  // Not percent-encoded, which browsers never send and most hosts reject.
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...unicode), fc.string({ unit: "binary", maxLength: 20 })) },
);

const path = fc
  .tuple(
    fc.constantFrom("/", "/", "/products/", "/products", "//", "/\\", "/assets/", "/pictures/"),
    fc.array(part, { maxLength: 4 }),
    fc.constantFrom("/", "/", "//", "%2f", ""),
  )
  .map(([start, parts, between]) => start + parts.join(between));

const known = fc.constantFrom(
  "/",
  "/products",
  "/products/flare-62kw",
  "/products/flare-6.2kw",
  "/products/",
  "/nowhere",
);
const tail = fc
  .tuple(fc.constantFrom("", "?", "?compare=", "?load=", "?next=", "#", "?#", "??"), part)
  .map(([start, rest]) => (start ? start + rest : ""));

/** Without line breaks, which would end the request line. */
const url = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: path }, { weight: 1, arbitrary: known }), tail)
  .map((parts) => parts.join("").replaceAll(/[\r\n]/g, ""));

/** Seeded: the same URLs on every run. */
export function hostileUrls(count: number): string[] {
  const unique = new Set(fc.sample(url, { numRuns: count * 2, seed: 62 }));
  return [...unique].slice(0, count);
}
