/** How each kind of picture is encoded, and the mark that a shipped picture has of its source and of this. */
import { createHash } from "node:crypto";

export const SOURCES = "art/sources";

// An eighth smaller than sharp's own choice.
export const AVIF = { effort: 4, chromaSubsampling: "4:2:0" } as const;

/** Wide enough for skies and panels to be looked at closely. */
export const LARGE = 1080;

type Kind = { widths: readonly number[]; avif: number; avifLarge?: number; webp: number };

const hero: Kind = { widths: [720, 1080, 1440, 1920, 2560], avif: 62, avifLarge: 70, webp: 80 };
const tall: Kind = { widths: [480, 760, 1080], avif: 60, avifLarge: 70, webp: 78 };
const packshot: Kind = { widths: [240, 320, 480, 800, 1200, 1600], avif: 60, webp: 82 };
const gallery: Kind = { widths: [240, 480, 800, 1200], avif: 58, webp: 78 };
const figure: Kind = { widths: [480, 800, 1200, 1600], avif: 58, webp: 78 };

export function kindOf(name: string): Kind {
  if (name.endsWith("-tall")) return tall;
  if (name.startsWith("packshot-")) return packshot;
  if (name.startsWith("gallery-")) return gallery;
  return ["sunrise", "noon", "golden", "night"].includes(name) ? hero : figure;
}

export const hashOf = (name: string, source: Buffer): string =>
  createHash("sha256")
    .update(source)
    .update(JSON.stringify([kindOf(name), AVIF]))
    .digest("hex")
    .slice(0, 8);
