/** Draws the share card of the pages that have none of their own (1200 x 630): the first slide of the home page. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { colour } from "../tokens.ts";
import type { Fonts } from "../typeset/fonts.ts";
import { type Line, leadingOf, type Style, setLines } from "../typeset/line.ts";
import { drawing, drawMark, filled, HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import { outline } from "./outline.ts";

type Slide = { headline: string; lead: string; picture: string };

/** Left, top, right and bottom of the subject, as fractions of the picture. */
type Scenes = Record<string, { subject?: readonly [number, number, number, number] }>;

const MEASURE = WIDTH - 2 * MARGIN;
const HEADLINE = { most: 74, least: 48, middle: 136 };
const LEAD = { size: 18, width: 420, bottom: 574, leading: 1.4 };
/** Where the subject ends, so that the lead is below it. */
const SUBJECT_BOTTOM = 520;
const CREAM = "#fff6e6";

/** As large as fits on a line, or on more lines at the smallest size. */
function fitted(text: string, fonts: Fonts): { style: Style; lines: Line[] } {
  const styleOf = (size: number): Style => ({ cut: "heading", size, leading: 1, tracking: -0.02 });
  const set = (size: number) => ({ style: styleOf(size), lines: setLines(text, styleOf(size), fonts, MEASURE) });
  for (let size = HEADLINE.most; size > HEADLINE.least; size -= 2) if (set(size).lines.length === 1) return set(size);
  return set(HEADLINE.least);
}

function drawWords({ headline, lead }: Slide, fonts: Fonts, ink: string): string {
  const { style, lines } = fitted(headline, fonts);
  const step = leadingOf(headline, style);
  const { capHeight, unitsPerEm } = fonts.latin.heading;
  const first = HEADLINE.middle + ((capHeight / unitsPerEm) * style.size - (lines.length - 1) * step) / 2;
  const leadStyle: Style = { cut: "text", size: LEAD.size, leading: LEAD.leading };
  const leadLines = setLines(lead, leadStyle, fonts, LEAD.width).toReversed();
  return [
    ...lines.map((line, i) => filled(outline(line, MARGIN, first + i * step).path, ink)),
    ...leadLines.map((line, i) =>
      filled(outline(line, MARGIN, LEAD.bottom - i * leadingOf(lead, leadStyle)).path, CREAM),
    ),
  ].join("");
}

/** Darkens the corner of the lead. */
const shade = `<radialGradient id="shade" cx="0.1" cy="1" r="0.6"><stop stop-color="#100a06" stop-opacity="0.85"/><stop offset="0.5" stop-color="#100a06" stop-opacity="0.6"/><stop offset="1" stop-color="#100a06" stop-opacity="0"/></radialGradient><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#shade)"/>`;

async function scene(name: string): Promise<Buffer> {
  const scenes: Scenes = JSON.parse(readFileSync("art/scenes.json", "utf8"));
  const picture = sharp(`art/sources/${name}.webp`).resize(WIDTH, undefined, { fit: "outside" });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const bottom = (scenes[name]?.subject?.[3] ?? 1) * info.height;
  const top = Math.round(Math.min(Math.max(0, bottom - SUBJECT_BOTTOM), info.height - HEIGHT));
  return sharp(data).extract({ left: 0, top, width: WIDTH, height: HEIGHT }).toBuffer();
}

/** Dark on a light sky, light on a dark one. */
async function inkFor(background: Buffer): Promise<string> {
  const sky = sharp(background).extract({ left: MARGIN, top: 30, width: MEASURE, height: 150 });
  const { channels } = await sharp(await sky.toBuffer())
    .greyscale()
    .stats();
  return (channels[0]?.mean ?? 255) > 128 ? colour("ink") : CREAM;
}

export async function renderSiteCard(slide: Slide, fonts: Fonts): Promise<Buffer> {
  const background = await scene(slide.picture);
  const ink = await inkFor(background);
  const words = drawing(shade + drawMark(fonts, ink) + drawWords(slide, fonts, ink));
  return sharp(background)
    .composite([{ input: words }])
    .jpeg({ quality: 84 })
    .toBuffer();
}
