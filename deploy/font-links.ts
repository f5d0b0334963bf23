import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = /<link rel="preload"[^>]* href="([^"]+\.woff2)"/g;
const link = (font: string) => `<${font}>; rel=preload; as=font; type=font/woff2; crossorigin`;

/** The Link header of every HTML file, with the fonts that it preloads: they start to load before the page is parsed. */
export const fontLinks = (dist: string): Record<string, string> =>
  Object.fromEntries(
    globSync("**/*.html", { cwd: dist }).map((file) => {
      const fonts = [...readFileSync(join(dist, file), "utf8").matchAll(PRELOAD)].map(([, font = ""]) => link(font));
      return [`/${file}`, fonts.join(", ")];
    }),
  );
