import { shell } from "#content/shell.ts";
import { site } from "#content/site.ts";
import { homePath } from "../src/format/paths.ts";
import { colour } from "./tokens.ts";

/** /site.webmanifest, for visitors who install the site. */
export const webManifest = (): string =>
  JSON.stringify(
    {
      name: shell.manifest.name,
      short_name: site.name,
      description: shell.manifest.description,
      lang: site.language,
      start_url: homePath,
      display: "minimal-ui",
      background_color: colour("paper"),
      theme_color: colour("paper"),
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
      ],
    },
    undefined,
    2,
  );
