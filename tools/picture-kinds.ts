/** Encoding settings for each kind of picture, and the hash of a picture's source and settings. */
import { createHash } from "node:crypto";

export const SOURCES = "art/sources";

// An eighth smaller than with sharp's defaults.
export const AVIF = { effort: 4, chromaSubsampling: "4:2:0" } as const;

/** From this width on, `avifLarge` applies: skies and panels show artefacts. */
export const LARGE = 1080;

type Kind = { widths: readonly number[]; avif: number; avifLarge?: number; webp: number };

const hero: Kind = { widths: [720, 1080, 1440, 1920, 2560], avif: 62, avifLarge: 70, webp: 80 };
/** Not larger for phones with three pixels a point: nobody sees it there, and it would weigh over 40 KiB. */
const tall: Kind = { widths: [480, 760, 960], avif: 60, webp: 78 };
/** Its lights and wet street take more bytes. */
const tallNight: Kind = { ...tall, avif: 50 };
const packshot: Kind = { widths: [240, 320, 480, 800, 1200, 1600], avif: 60, webp: 82 };
const gallery: Kind = { widths: [240, 480, 800, 1200], avif: 58, webp: 78 };
/** One house through one day: small first, then for phones and for larger screens. */
const day: Kind = { widths: [320, 640, 1120], avif: 50, webp: 74 };
/** All frames of a turntable on one sheet. */
const turn: Kind = { widths: [4000], avif: 58, webp: 78 };
const figure: Kind = { widths: [480, 680, 800, 1200, 1600], avif: 58, webp: 78 };
/** Mostly out of focus. */
const macro: Kind = { ...figure, avif: 52 };

export function kindOf(edition: string): Kind {
  const name = edition.replace(/-dark$/, "");
  if (name === "night-tall") return tallNight;
  if (name.endsWith("-tall")) return tall;
  if (name.startsWith("packshot-")) return packshot;
  if (name.startsWith("gallery-")) return gallery;
  if (name.startsWith("day-")) return day;
  if (name.startsWith("turn-")) return turn;
  if (name.startsWith("macro")) return macro;
  return ["sunrise", "noon", "golden", "night", "service"].includes(name) ? hero : figure;
}

/** Dark editions are AVIF only, except those with words on them (src/ui/picture.tsx). */
export const hasWebp = (name: string): boolean =>
  !name.endsWith("-dark") || [hero, tall, tallNight].includes(kindOf(name));

export const hashOf = (name: string, source: Buffer): string =>
  createHash("sha256")
    .update(source)
    .update(JSON.stringify([kindOf(name), AVIF]))
    .digest("hex")
    .slice(0, 8);
