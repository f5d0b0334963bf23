const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const NUMERAL = 400;
const FONT = "Anek Latin";

export type ResultCard = {
  /** Set very large, such as "6.2"; with no-break spaces if there are several. */
  numeral: string;
  heading: string;
  lines: readonly string[];
  /** At the bottom, such as the address of the site. */
  footer: string;
};

function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length === 0 || context.measureText(longer).width > width) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** The largest size at which it fits a line. */
function fitted(context: CanvasRenderingContext2D, numeral: string): number {
  context.font = `640 ${NUMERAL}px "${FONT}", sans-serif`;
  return Math.min(NUMERAL, (NUMERAL * (WIDTH - 2 * MARGIN)) / context.measureText(numeral).width);
}

/** A picture for messengers, drawn in the page; nothing is sent. */
export async function resultPicture({ numeral, heading, lines, footer }: ResultCard): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw on");
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  let y = 0;
  const write = (text: string, size: number, weight: number, leading = 1.35) => {
    context.font = `${weight} ${size}px "${FONT}", sans-serif`;
    for (const row of wrapped(context, text, WIDTH - 2 * MARGIN)) {
      y += size * leading;
      context.fillText(row, MARGIN, y);
    }
  };
  context.fillStyle = colour("paper");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour("coal");
  y = 40;
  write("FLARE", 54, 700);
  write(numeral, fitted(context, numeral), 640, 1);
  context.fillStyle = colour("mark");
  context.fillRect(MARGIN, y + 48, WIDTH - 2 * MARGIN, 8);
  y += 76;
  context.fillStyle = colour("coal");
  write(heading, 56, 640);
  y += 16;
  for (const line of lines) {
    y += 10;
    write(line, 34, 420);
  }
  y = HEIGHT - MARGIN - 34;
  write(footer, 30, 500, 1);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))), "image/png");
  });
}
