/** The word mark of the header as SVG paths, so that it needs no font. */
import { site } from "#content/site.ts";
import { colour } from "./tokens.ts";
import { cutFonts } from "./typeset/fonts.ts";

/** In em, as src/brand/logo.tsx shows it at 26 px. */
const TRACKING = -0.01;
const BASELINE_TO_LINE = 6 / 26;
const LINE = 3 / 26;

/** Default size in pixels. Search engines require at least 112. */
const HEIGHT = 192;

export async function wordMark(): Promise<string> {
  const font = (await cutFonts()).latin.mark;
  const em = (share: number) => Math.round(share * font.unitsPerEm);
  const baseline = font.capHeight;
  let width = 0;
  const letters = font.glyphsForString(site.name).map(({ path, advanceWidth }) => {
    const outline = path.scale(1, -1).translate(width, baseline).toSVG();
    width += advanceWidth + em(TRACKING);
    return outline;
  });
  const line = { top: baseline + em(BASELINE_TO_LINE), height: em(LINE) };
  const height = line.top + line.height;
  const size = `width="${Math.round((HEIGHT * width) / height)}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" color="${colour("ink")}">
  <title>${site.name}</title>
  <path fill="currentColor" d="${letters.join("")}"/>
  <path fill="${colour("mark")}" d="M0 ${line.top}H${width}V${height}H0Z"/>
</svg>
`;
}
