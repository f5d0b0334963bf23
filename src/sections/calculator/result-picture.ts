import { site } from "#content/site.ts";
import { keepWithNumber } from "../../model/format.ts";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const MEASURE = WIDTH - 2 * MARGIN;
const NUMERAL = 380;
const FOOTER = 30;
const LEADING = 1.35;

export type ResultCard = {
  /** Set very large, such as "6.2"; with no-break spaces if there are several. */
  numeral: string;
  heading: string;
  lines: readonly string[];
  /** At the bottom, such as what is estimated. */
  footer: string;
};

type Style = { size: number; weight: number; leading?: number; wide?: boolean };

function setFont(context: CanvasRenderingContext2D, { size, weight, wide }: Style) {
  const styles = getComputedStyle(document.body);
  const family = wide ? styles.getPropertyValue("--font-numerals") : styles.fontFamily;
  context.font = `${weight} ${size}px ${family}`;
  context.fontStretch = wide ? "expanded" : "normal";
}

function wrapped(context: CanvasRenderingContext2D, text: string, style: Style): string[] {
  setFont(context, style);
  const rows: string[] = [];
  for (const word of keepWithNumber(text).replaceAll(" × ", "\u00a0×\u00a0").split(" ")) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length === 0 || context.measureText(longer).width > MEASURE) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** The largest size at which the numeral fits its line. */
function numeralStyle(context: CanvasRenderingContext2D, numeral: string): Style {
  const style = { size: NUMERAL, weight: 640, leading: 1, wide: true };
  setFont(context, style);
  return { ...style, size: Math.min(NUMERAL, (NUMERAL * MEASURE) / context.measureText(numeral).width) };
}

function draw(context: CanvasRenderingContext2D, { numeral, heading, lines, footer }: ResultCard) {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  let y = 40;
  const write = (text: string, style: Style) => {
    for (const row of wrapped(context, text, style)) {
      y += style.size * (style.leading ?? LEADING);
      context.fillText(row, MARGIN, y);
    }
  };
  context.fillStyle = colour("paper");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour("coal");
  write(site.name, { size: 54, weight: 700, wide: true });
  write(numeral, numeralStyle(context, numeral));
  context.fillStyle = colour("mark");
  context.fillRect(MARGIN, y + 48, MEASURE, 8);
  y += 76;
  context.fillStyle = colour("coal");
  write(heading, { size: 56, weight: 640 });
  y += 12;
  const footerStyle = { size: FOOTER, weight: 500 };
  const bottom = HEIGHT - MARGIN - wrapped(context, footer, footerStyle).length * FOOTER * LEADING;
  const height = (size: number) =>
    lines.reduce((sum, line) => sum + wrapped(context, line, { size, weight: 420 }).length * size * LEADING + 10, 30);
  const size = [34, 30, 26, 22].find((each) => y + height(each) <= bottom) ?? 18;
  for (const line of lines) {
    y += 10;
    write(line, { size, weight: 420 });
  }
  y = bottom;
  write(footer, footerStyle);
}

/** A picture for messengers, drawn in the page; nothing is sent. */
export async function resultPicture(card: ResultCard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw on");
  draw(context, card);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))), "image/png");
  });
}
