/** A product picture with transparency as PDF stores it: colours and alpha channel as two JPEGs. */
import sharp from "sharp";

export type CutOut = {
  width: number;
  height: number;
  colours: Buffer;
  alpha: Buffer;
  /** Right and bottom edge of the product without its shadow, as fractions of the picture. */
  edge: { right: number; bottom: number };
};

/** Of the product without its shadow. */
export function solidEdge(alpha: Uint8Array, width: number): CutOut["edge"] {
  const solid = [...alpha.keys()].filter((i) => (alpha[i] ?? 0) > 250);
  const right = solid.reduce((most, i) => Math.max(most, i % width), 0);
  return { right: right / width, bottom: Math.floor((solid.at(-1) ?? 0) / width) / (alpha.length / width) };
}

/** Fades out the shadow below the product, so that the stage does not cut it off. */
function fadeBelow(alpha: Uint8Array, width: number, { bottom }: CutOut["edge"]) {
  const rows = alpha.length / width;
  const from = bottom * rows;
  const over = 0.058 * rows;
  for (let i = Math.ceil(from) * width; i < alpha.length; i++) {
    const left = Math.max(0, 1 - (Math.floor(i / width) - from) / over);
    alpha[i] = (alpha[i] ?? 0) * left;
  }
}

/** Removes alpha. Transparent pixels take the nearest visible colour, since JPEG blurs neighbouring pixels. */
function spreadColours(rgba: Buffer, alpha: Uint8Array, width: number): Buffer {
  const rgb = Buffer.alloc(alpha.length * 3);
  const reached = alpha.map((share) => (share > 8 ? 1 : 0));
  const queue: number[] = [];
  reached.forEach((seen, i) => {
    if (!seen) return;
    rgba.copy(rgb, 3 * i, 4 * i, 4 * i + 3);
    queue.push(i);
  });
  // Breadth-first from the visible pixels outwards; the queue grows while it is iterated.
  for (const i of queue) {
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (reached[next] !== 0) continue;
      reached[next] = 1;
      rgb.copy(rgb, 3 * next, 3 * i, 3 * i + 3);
      queue.push(next);
    }
  }
  return rgb;
}

export async function cutOut(name: string, size: number): Promise<CutOut> {
  const { data, info } = await sharp(`art/sources/${name}.webp`)
    .resize(size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = new Uint8Array(width * height).map((_, i) => data[4 * i + 3] ?? 0);
  const rgb = spreadColours(data, alpha, width);
  const edge = solidEdge(alpha, width);
  fadeBelow(alpha, width, edge);
  return {
    width,
    height,
    colours: await sharp(rgb, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
      .toBuffer(),
    alpha: await sharp(alpha, { raw: { width, height, channels: 1 } })
      .toColourspace("b-w")
      .jpeg({ quality: 88 })
      .toBuffer(),
    edge,
  };
}

const shared = { Type: "XObject", Subtype: "Image", BitsPerComponent: 8, Filter: "DCTDecode" };

/** Draws a JPEG with a soft mask. pdfkit supports alpha only in PNG, which is several times as large. */
export function drawCutOut(doc: PDFKit.PDFDocument, picture: CutOut, x: number, y: number, side: number) {
  const size = { Width: picture.width, Height: picture.height };
  const mask = doc.ref({ ...shared, ...size, ColorSpace: "DeviceGray" });
  mask.end(picture.alpha);
  const image = doc.ref({ ...shared, ...size, ColorSpace: "DeviceRGB", SMask: mask });
  image.end(picture.colours);
  doc.page.xobjects.Packshot = image;
  doc.save();
  doc.transform(side, 0, 0, -side, x, y + side);
  doc.addContent("/Packshot Do");
  doc.restore();
}
